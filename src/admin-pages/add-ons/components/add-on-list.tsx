import { Button } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { EmptyState } from '@/components/empty-state';
import { ToolCards } from '@/components/tool-card';
import type { AddOn, AddOnList as List } from '@/stores/add-ons/types';
import { store as licenseStore } from '@/stores/license';
import type { AddOnStep } from '../status';
import { addOnStatus, nextStep } from '../status';
import type { AddOnWorkers } from '../use-add-on-work';
import { AddOnAction } from './add-on-action';
import { AddOnCard } from './add-on-card';

interface AddOnListProps {
	list: List;
	/** The text to find in the titles. */
	search: string;
	onClearSearch: () => void;
	workers: AddOnWorkers;
	/** Whether an installed add-on is activated immediately. */
	activatesToo: boolean;
}

/** The add-ons whose title contains the search text, ignoring case. */
export function matching(
	addons: readonly AddOn[],
	search: string
): readonly AddOn[] {
	const wanted = search.trim().toLocaleLowerCase();
	return addons.filter( ( { title } ) =>
		title.toLocaleLowerCase().includes( wanted )
	);
}

/** The cards of the add-ons that match the search. */
export function AddOnList( {
	list,
	search,
	onClearSearch,
	workers,
	activatesToo,
}: AddOnListProps ) {
	const edition = useSelect( ( select ) => {
		const store = select( licenseStore );
		return { isPro: store.isPro(), isLicensed: store.isLicensed() };
	}, [] );
	const { busy, install, activate, deactivate } = workers;
	const found = matching( list.addons, search );

	function actOf( addOn: AddOn, step: AddOnStep ) {
		switch ( step ) {
			case 'install':
				return list.can_install
					? () => install( addOn, activatesToo )
					: undefined;
			case 'activate':
				return list.can_activate ? () => activate( addOn ) : undefined;
			case 'deactivate':
				return list.can_activate
					? () => deactivate( addOn )
					: undefined;
			default:
				return undefined;
		}
	}

	function noteOf( step: AddOnStep ): string {
		if ( step === 'deactivate' ) {
			// The user lacks no permission.
			return '';
		}
		return step === 'install' && list.can_upload
			? __( 'Upload its package to install it.', 'userfeedback' )
			: __( 'Ask whoever manages the plugins.', 'userfeedback' );
	}

	if ( found.length === 0 ) {
		return (
			<EmptyState
				title={ __( 'No results found', 'userfeedback' ) }
				action={
					<Button
						__next40pxDefaultSize
						variant="secondary"
						onClick={ onClearSearch }
					>
						{ __( 'Clear search', 'userfeedback' ) }
					</Button>
				}
			>
				{ sprintf(
					/* translators: %s: what was searched for. */
					__( 'No addon has “%s” in its title.', 'userfeedback' ),
					search.trim()
				) }
			</EmptyState>
		);
	}
	return (
		<ToolCards>
			{ found.map( ( addOn ) => {
				const step = nextStep( addOn, edition );
				return (
					<AddOnCard
						key={ addOn.slug }
						addOn={ addOn }
						status={ addOnStatus( addOn, edition.isPro ) }
						action={
							<AddOnAction
								addOn={ addOn }
								step={ step }
								work={
									busy?.slug === addOn.slug
										? busy.work
										: undefined
								}
								isBlocked={ busy !== undefined }
								onAct={ actOf( addOn, step ) }
								note={ noteOf( step ) }
							/>
						}
					/>
				);
			} ) }
		</ToolCards>
	);
}
