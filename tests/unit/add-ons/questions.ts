import type { Question } from '@/survey-model';
import { choice, strings, text } from '../widget/support';

/** The page's texts, those of the add-on's scripts among them. */
export const TEXTS = {
	strings: {
		...strings,
		stars_1: '1 star',
		stars_2: '2 stars',
		stars_3: '3 stars',
		stars_4: '4 stars',
		stars_5: '5 stars',
		nps_least: 'Not Likely',
		nps_most: 'Extremely Likely',
		nps_end: '%1$s, %2$s',
		comments: 'Add a comment',
	},
};

export const stars = {
	...text,
	id: 'stars',
	type: 'star-rating',
	title: 'How was it?',
} as Question;
export const nps = ( isFromZero = false ) =>
	( {
		...text,
		id: 'nps',
		type: 'nps',
		title: 'Would you tell a friend?',
		settings: { ...text.settings, start_at_zero: isFromZero },
	} ) as Question;
export const pictures: Question = {
	...choice,
	id: 'pictures',
	type: 'image-radio',
	title: 'Which one?',
	config: {
		options: [
			{ label: 'Cat', image: 'http://localhost/cat.png' },
			{ label: 'Dog', image: '' },
		],
	},
};
export const icons = {
	...choice,
	id: 'icons',
	type: 'icon-choice',
	title: 'What first?',
	config: {
		options: [
			{
				label: 'Speed',
				icon: {
					name: 'bolt',
					style: 'solid',
					box: [ 448, 512 ],
					path: 'M0 0h9',
				},
			},
			{ label: 'Gone', icon: { name: 'gone', style: 'solid' } },
		],
	},
	settings: {
		...choice.settings,
		icon_color: '#1579EF',
		icon_size: 'large',
	},
} as Question;
/** The question with some of its settings changed. */
export const set = (
	question: Question,
	settings: Partial< Question[ 'settings' ] >
) =>
	( {
		...question,
		settings: { ...question.settings, ...settings },
	} ) as Question;
