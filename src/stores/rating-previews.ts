import { fetchRatingHtml } from './embeds-api';
import { createLookupStore } from './lookup-store';

/** The rating control in the block editor, as visitors see it; '' where they see none. */
export const store = createLookupStore( 'userfeedback/rating-previews', {
	getRatingHtml: fetchRatingHtml,
} );
