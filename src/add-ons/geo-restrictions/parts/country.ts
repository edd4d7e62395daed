import { visitorCountry } from '../country';

// The countries of a survey. The page is the same for all visitors, so the site is asked where this one is.
window.userfeedback?.register?.( 'gate', 'country', {
	isForContent: true,
	async reason( { settings: { geo_targeting: countries } }, { data } ) {
		if ( ! countries?.length ) {
			return null;
		}
		const url = data.strings[ 'visitor_url' ] ?? '';
		const country = await visitorCountry( url, data.site ?? '' );
		return country && countries.includes( country ) ? null : 'country';
	},
} );
