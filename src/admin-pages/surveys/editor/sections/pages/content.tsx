import { __ } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { RadioCards } from '@/components/radio-cards';
import { blankRule, errorsWithin } from '@/survey-model';
import { useEditor } from '../../context';
import { MEDIUM } from '../../medium';
import { useField } from '../../use-field';
import { RuleList } from './rule-list';
import { TryUrl } from './try-url';

const RULES = 'settings.targeting.page_rules';

/** The pages on which the survey shows: all, or those that fulfil rules. */
export function PagesContent() {
	const { survey, errors, isRevealed, set } = useEditor();
	const pages = useField( 'settings.targeting.pages' );
	const rules = useField( RULES );
	const hasErrors = errorsWithin( errors, RULES ).some(
		( { message } ) => isRevealed || message !== undefined
	);
	return (
		<Card
			title={ __( 'Pages', 'userfeedback' ) }
			hasErrors={ pages.error !== undefined || hasErrors }
		>
			<RadioCards
				label={ __( 'Which pages', 'userfeedback' ) }
				medium={ MEDIUM }
				value={ pages.value }
				error={ pages.error }
				onChange={ ( value ) =>
					// In one change, which one undo takes back.
					set( 'settings.targeting', {
						...survey.settings.targeting,
						pages: value,
						page_rules:
							value === 'custom' && rules.value.length === 0
								? [ blankRule() ]
								: rules.value,
					} )
				}
				cards={ [
					{
						value: 'all',
						label: __( 'All pages', 'userfeedback' ),
						description: __(
							'Every page of your site.',
							'userfeedback'
						),
					},
					{
						value: 'custom',
						label: __( 'Specific pages', 'userfeedback' ),
						description: __(
							'Pages and visitors that match your rules.',
							'userfeedback'
						),
						feature: 'advanced-pages',
					},
				] }
			/>
			{ pages.value === 'custom' && (
				<div className="userfeedback-editor__below">
					<RuleList
						rules={ rules.value }
						isLocked={ rules.isLocked }
						onChange={ rules.set }
					/>
					<TryUrl rules={ rules.value } />
				</div>
			) }
		</Card>
	);
}
