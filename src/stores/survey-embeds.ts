import { fetchStoredPreview } from './embeds-api';
import { createLookupStore } from './lookup-store';

/** Stored surveys in the block editor, as visitors see them. */
export const store = createLookupStore( 'userfeedback/survey-embeds', {
	getEmbed: fetchStoredPreview,
} );
