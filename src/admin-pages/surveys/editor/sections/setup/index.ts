import type { Section } from '../../section';
import { SETUP } from '../steps';
import { SetupContent } from './content';

/** The template of a new survey. */
export const setup: Section = {
	name: 'setup',
	step: SETUP,
	fields: [
		{
			path: 'template',
			errors: ( { template } ) =>
				template === ''
					? [ { field: 'template', code: 'template_required' } ]
					: [],
		},
	],
	Content: SetupContent,
};
