import type { Question } from '../../../src/survey-model';
import { question } from './questions';

const SITE = `http://127.0.0.1:${ process.env[ 'E2E_PORT' ] }`;

/** The question with other settings, and an id of its own where its type is not enough. */
export const set = (
	what: Question,
	settings: object,
	id: string = what.id
): Question =>
	( {
		...what,
		id,
		settings: { ...what.settings, ...settings },
	} ) as Question;

/** One question of each type of the specification; of two pictures one cannot be had. */
export const NINE: readonly Question[] = [
	question( 'star-rating', 'How was your visit?', {}, true ),
	set( question( 'nps', 'Would you recommend us?' ), {
		start_at_zero: true,
	} ),
	question( 'image-radio', 'Which cover do you like?', {
		options: [
			{
				label: 'Blue',
				image: `${ SITE }/wp-includes/images/w-logo-blue.png`,
			},
			{
				label: 'Gone',
				// It is there and no image, so that no browser complains of a missing file.
				image: `${ SITE }/wp-includes/images/crystal/license.txt`,
			},
		],
	} ),
	set(
		question( 'icon-choice', 'What comes first?', {
			options: [
				{ label: 'Speed', icon: { name: 'bolt', style: 'solid' } },
				{ label: 'Talk', icon: { name: 'comments', style: 'regular' } },
				{ label: 'Code', icon: { name: 'github', style: 'brands' } },
			],
		} ),
		{ icon_color: '#1579EF', icon_size: 'medium' }
	),
	question( 'radio-button', 'How did you find us?', {
		options: [ 'A friend', 'The web' ],
	} ),
	question( 'checkbox', 'Which do you use?', {
		options: [ 'Kettle', 'Toaster' ],
	} ),
	question( 'text', 'What is missing?' ),
	question( 'long-text', 'What else?' ),
	question( 'email', 'May we write to you?' ),
];

/** What visitors answer to them in the tests, by type. */
export const ANSWERS: Partial< Record< Question[ 'type' ], unknown > > = {
	'star-rating': 4,
	nps: 0,
	'image-radio': 'Gone',
	'icon-choice': 'Talk',
	'radio-button': 'The web',
	checkbox: [ 'Toaster' ],
	text: 'Tea',
	'long-text': 'Cake',
	email: 'ada@example.org',
};
