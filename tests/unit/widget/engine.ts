import type { WidgetSurvey } from '@/survey-model';
import { initialState, type State } from '@/widget/engine/state';

const TYPED: readonly string[] = [ 'text', 'long-text', 'email' ];

/** A survey at its first question, with the rules of its types. */
export const atBeginning = ( survey: WidgetSurvey ): State =>
	initialState(
		survey,
		survey.questions.map( ( { type } ) => ( {
			missing: TYPED.includes( type )
				? 'required_text'
				: 'required_choice',
		} ) )
	);
