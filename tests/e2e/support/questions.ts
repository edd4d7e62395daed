import type { Question } from '../../../src/survey-model';

/** A question as the API takes it. */
export function question(
	type: Question[ 'type' ],
	title: string,
	config: object = {},
	isRequired = false
): Question {
	return {
		id: type,
		type,
		title,
		config,
		settings: {
			required: isRequired,
			randomize: false,
			comment_box: false,
		},
		logic: { enabled: false, action: 'show', conditions: [] },
	} as unknown as Question;
}

export const CHOICE = question( 'radio-button', 'Is it good?', {
	options: [ 'Yes', 'No' ],
} );
export const WHY = question( 'text', 'And why?' );

/** One of each type that the core can ask. */
export const FIVE = [
	question( 'radio-button', 'How did you find us?', {
		options: [ 'A friend told me', 'A search engine', 'Social media' ],
	} ),
	question(
		'checkbox',
		'Which of these do you use at home?',
		{ options: [ 'Coffee maker', 'Electric kettle', 'Toaster' ] },
		true
	),
	question( 'text', 'What is missing here?' ),
	question( 'long-text', 'What would have made your visit better?' ),
	question( 'email', 'May we write to you?', { include_name: true } ),
];
