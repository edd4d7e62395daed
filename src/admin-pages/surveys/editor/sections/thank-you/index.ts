import type { Section } from '../../section';
import { QUESTIONS } from '../steps';
import { ThankYouCard } from './content';

/** The message after the last question. */
export const thankYou: Section = {
	name: 'thank-you',
	step: QUESTIONS,
	fields: [
		{ path: 'settings.thank_you' },
		{
			path: 'settings.thank_you.message',
			feature: 'thank-you-message',
			showsErrors: 'field',
		},
	],
	Content: ThankYouCard,
};
