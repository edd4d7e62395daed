import { deviceOf } from '../device';
import { rulesHold } from '../rules';

// The devices of a survey, and those of its page rules that PHP leaves to the browser.
window.userfeedback?.register?.( 'gate', 'targeting', {
	reason( { settings: { targeting } }, { data } ) {
		if ( ! targeting.devices.includes( deviceOf( navigator ) ) ) {
			return 'device';
		}
		const visit = {
			address: location.href,
			referrer: document.referrer,
			roles: data.visitor?.roles,
		};
		return rulesHold( targeting.page_rules, visit ) ? undefined : 'page';
	},
} );
