import {
	cart,
	chartBar,
	connection,
	download,
	envelope,
	gift,
	link,
	megaphone,
	page,
	plugins,
	search,
	tip,
	trendingUp,
} from '@wordpress/icons';

/** The icons of recommended plugins, by slug. Those of the vendors would be loaded from elsewhere. */
const ICONS = {
	'google-analytics-for-wordpress': chartBar,
	'all-in-one-seo-pack': search,
	redirection: link,
	'wp-super-cache': trendingUp,
	'wpforms-lite': page,
	mailpoet: envelope,
	'popup-maker': megaphone,
	'uncanny-automator': connection,
	woocommerce: cart,
	'easy-digital-downloads': download,
	'sensei-lms': tip,
	give: gift,
};

/** The icon of a plugin; a plug if it has none. */
export function iconOf( slug: string ) {
	return (
		Object.entries( ICONS ).find( ( [ of ] ) => of === slug )?.[ 1 ] ??
		plugins
	);
}
