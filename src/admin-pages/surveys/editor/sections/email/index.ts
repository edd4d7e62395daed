import { areAddressesValid } from '@/survey-model';
import type { Section } from '../../section';
import { NOTIFICATIONS } from '../steps';
import { EmailContent } from './content';
import { LOGIC, emailLogicErrors } from './logic-errors';

const ADDRESSES = 'notifications.email.addresses';

/** The recipients of emails about new responses, and which responses are sent. */
export const email: Section = {
	name: 'email',
	step: NOTIFICATIONS,
	fields: [
		{ path: 'notifications' },
		{
			path: ADDRESSES,
			showsErrors: 'field',
			errors: ( {
				notifications: {
					email: { active, addresses },
				},
			} ) =>
				active && ! areAddressesValid( addresses )
					? [ { field: ADDRESSES, code: 'invalid_email' } ]
					: [],
		},
		{
			path: LOGIC,
			feature: 'conditional-email',
			showsErrors: 'inside',
			errors: emailLogicErrors,
		},
	],
	Content: EmailContent,
};
