import { fetchFrontPage } from './front-page-api';
import { createLookupStore } from './lookup-store';

/** The site's front page, for a preview on it. */
export const store = createLookupStore( 'userfeedback/front-page', {
	getFrontPage: fetchFrontPage,
} );
