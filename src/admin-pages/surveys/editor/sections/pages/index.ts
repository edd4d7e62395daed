import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';
import { pageRuleErrors } from '@/survey-model';
import type { Section } from '../../section';
import { SETTINGS } from '../steps';
import { PagesContent } from './content';
import { ruleErrorText } from './rule-texts';

/** The pages on which the survey shows. */
export const pages: Section = {
	name: 'pages',
	step: SETTINGS,
	fields: [
		{
			path: 'settings.targeting.pages',
			feature: 'advanced-pages',
			showsErrors: 'field',
		},
		{
			path: 'settings.targeting.page_rules',
			feature: 'page-rules',
			showsErrors: 'inside',
			errors: ( { settings } ) =>
				pageRuleErrors( settings.targeting ).map( ( error ) => ( {
					...error,
					text: ruleErrorText( error.code ),
				} ) ),
		},
	],
	facts: ( { settings: { targeting } } ) => {
		const count = targeting.page_rules.length;
		return [
			{
				name: __( 'Pages', 'userfeedback' ),
				value:
					targeting.pages === 'all'
						? __( 'Every page of your site', 'userfeedback' )
						: sprintf(
								/* translators: %s: number of rules. */
								_n(
									'Pages that match %s rule',
									'Pages that match %s rules',
									count,
									'userfeedback'
								),
								formatNumber( count )
							),
			},
		];
	},
	Content: PagesContent,
};
