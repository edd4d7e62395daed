import { idIn, shortcodeTransforms } from '../shared/shortcode-transforms';
import type { SurveyAttributes } from './attributes';
import { displayOf } from './attributes';

/** From the shortcode and back. A shortcode without `display` is a popup, and stays one. */
export const transforms = shortcodeTransforms< SurveyAttributes >( {
	name: 'userfeedback/survey',
	tag: 'userfeedback',
	types: { surveyId: 'integer', display: 'string' },
	read: ( { id, display } ) =>
		idIn( id ) > 0
			? {
					surveyId: idIn( id ),
					display: display === 'inline' ? 'inline' : 'popup',
				}
			: undefined,
	write: ( attributes ) => {
		const { surveyId } = attributes;
		if ( surveyId === 0 ) {
			return undefined;
		}
		return displayOf( attributes ) === 'inline'
			? `[userfeedback id=${ surveyId } display=inline]`
			: `[userfeedback id=${ surveyId }]`;
	},
} );
