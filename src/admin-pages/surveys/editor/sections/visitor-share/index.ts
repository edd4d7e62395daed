import { __, sprintf } from '@wordpress/i18n';
import { formatPercent } from '@/lib/format';
import type { Section } from '../../section';
import { SETTINGS } from '../steps';
import { VisitorShareContent } from './content';
import { isShareValid } from './share';

const SHARE = 'settings.behavior.visitor_share';

/** How many of the visitors see the survey. */
export const visitorShare: Section = {
	name: 'visitor-share',
	step: SETTINGS,
	fields: [
		{
			path: SHARE,
			showsErrors: 'field',
			errors: ( { settings } ) =>
				isShareValid( settings.behavior.visitor_share )
					? []
					: [ { field: SHARE, code: 'invalid_percent' } ],
		},
	],
	facts: ( { settings } ) =>
		settings.behavior.visitor_share === 100
			? []
			: [
					{
						name: __( 'Share of visitors', 'userfeedback' ),
						value: sprintf(
							/* translators: %s: a percentage, such as 20%. */
							__( '%s of the visitors', 'userfeedback' ),
							formatPercent(
								settings.behavior.visitor_share / 100
							)
						),
					},
				],
	Content: VisitorShareContent,
};
