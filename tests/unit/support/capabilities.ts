import type { AdminCapabilities } from '@/stores/admin-data';

/** What somebody may do who may do this and nothing else. */
export function mayOnly(
	...allowed: readonly ( keyof AdminCapabilities )[]
): AdminCapabilities {
	const may = ( name: keyof AdminCapabilities ) => allowed.includes( name );
	return {
		edit_surveys: may( 'edit_surveys' ),
		view_results: may( 'view_results' ),
		delete_surveys: may( 'delete_surveys' ),
		manage: may( 'manage' ),
		install_plugins: may( 'install_plugins' ),
		activate_plugins: may( 'activate_plugins' ),
		upload_plugins: may( 'upload_plugins' ),
		manage_network: may( 'manage_network' ),
	};
}

/** What an administrator may do on a site that is no network. */
export const mayEverything = (): AdminCapabilities =>
	mayOnly(
		'edit_surveys',
		'view_results',
		'delete_surveys',
		'manage',
		'install_plugins',
		'activate_plugins',
		'upload_plugins'
	);
