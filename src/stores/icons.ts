import { fetchIcons } from './icon-data';
import { createLookupStore } from './lookup-store';

/** The icons that the icon picker offers, by their style. */
export const store = createLookupStore( 'userfeedback/icons', {
	getIcons: fetchIcons,
} );
