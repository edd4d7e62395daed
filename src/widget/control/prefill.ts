import type { Question } from '../../survey-model';
import type { AnswerValue } from '../definitions';
import { optionLabels } from '../option-labels';
import type { OnPopupChange } from '../types';

/** The server's length limits in characters (EmailCapture, SingleText and LongText). */
const MAX_EMAIL = 254;
const MAX_TEXT = 400;

/** The highest answer of the types whose answer is a number. */
const HIGHEST: Partial< Record< string, number > > = {
	'star-rating': 5,
	nps: 10,
};

/**
 * Whether a question can have an answer. The server refuses a submission with any other one.
 *
 * @param question The question as in the page's data.
 * @param value    The answer, of any type.
 */
export function isAnswer(
	question: Question,
	value: unknown
): value is NonNullable< AnswerValue > {
	const { type, settings } = question;
	const highest = HIGHEST[ type ];
	if ( highest !== undefined ) {
		const lowest = 'start_at_zero' in settings && settings.start_at_zero;
		return (
			Number.isInteger( value ) &&
			Number( value ) >= ( lowest ? 0 : 1 ) &&
			Number( value ) <= highest
		);
	}
	const labels = optionLabels( question );
	if ( labels.length ) {
		const chosen = [ value ].flat();
		return (
			Array.isArray( value ) === ( type === 'checkbox' ) &&
			chosen.length > 0 &&
			new Set( chosen ).size === chosen.length &&
			chosen.every( ( label ) => labels.includes( label as string ) )
		);
	}
	return (
		typeof value === 'string' &&
		value.trim() !== '' &&
		value.length <= ( type === 'email' ? MAX_EMAIL : MAX_TEXT )
	);
}

/** Answers by question id. A map, because ids may be names such as "constructor". */
export type Answers = Map< string, AnswerValue >;

/**
 * Fills in the answers of the page's script: each of them once, when its question is shown and the visitor has not
 * answered it yet. The popup records them when the visitor goes on.
 *
 * @param answers The answers, to which more may be added at any time.
 */
export function createFilling( answers: Answers ): OnPopupChange {
	const filled = new Set< string >();
	return (
		{ survey, index, answers: given, drafts, submissionId },
		dispatch
	) => {
		const question = survey.questions[ index ] as Question;
		const value = answers.get( question.id );
		if (
			value !== undefined &&
			// A tab has no questions yet.
			submissionId &&
			! filled.has( question.id ) &&
			! drafts[ question.id ]?.text &&
			! given.some( ( answer ) => answer.question_id === question.id )
		) {
			filled.add( question.id );
			dispatch( {
				type: 'PREFILL',
				answer: {
					question_id: question.id,
					...( typeof value !== 'string' ||
					optionLabels( question ).length
						? { value }
						: { text: value } ),
				},
			} );
		}
	};
}
