import { __ } from '@wordpress/i18n';
import { Card } from '../../../components/card';
import { FactList } from './components/fact-list';
import { behaviorFacts, targetingFacts } from './facts';

/** Where and when visitors see the survey. None of it can be changed yet, so it is said, not asked. */
export function SettingsStep() {
	return (
		<div className="userfeedback-editor__cards">
			<Card
				title={ __( 'Targeting', 'userfeedback' ) }
				label={ __( 'Targeting', 'userfeedback' ) }
			>
				<p className="userfeedback-editor__lead">
					{ __( 'Where visitors see this survey.', 'userfeedback' ) }
				</p>
				<FactList facts={ targetingFacts() } />
			</Card>
			<Card
				title={ __( 'Behavior', 'userfeedback' ) }
				label={ __( 'Behavior', 'userfeedback' ) }
			>
				<p className="userfeedback-editor__lead">
					{ __(
						'When it appears, and for how long.',
						'userfeedback'
					) }
				</p>
				<FactList facts={ behaviorFacts() } />
			</Card>
		</div>
	);
}
