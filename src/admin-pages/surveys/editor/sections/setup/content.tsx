import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ConfirmDialog } from '../../../../../components/confirm-dialog';
import { ErrorState } from '../../../../../components/error-state';
import { Skeleton } from '../../../../../components/skeleton';
import { navigate } from '../../../../../hooks/use-hash-route';
import { useResolution } from '../../../../../hooks/use-resolution';
import { store as surveysStore } from '../../../../../stores/surveys';
import { store as templatesStore } from '../../../../../stores/templates';
import type {
	EditableSurvey,
	SurveyTemplate,
} from '../../../../../survey-model';
import { optionLabels } from '../../../../../survey-model';
import { useEditor, useStepBeside } from '../../context';
import { stepRoute } from '../../steps';
import { TemplateCard } from './template-card';

/** Whether the survey has questions by the owner, which another template would replace. */
function hasWork( { template, questions }: EditableSurvey ): boolean {
	return (
		template !== '' &&
		questions.some( ( question ) =>
			[ question.title, ...optionLabels( question ) ].some(
				( text ) => text.trim() !== ''
			)
		)
	);
}

/** The template of a new survey. Choosing one goes to the next step. */
export function SetupContent() {
	const { survey } = useEditor();
	const next = useStepBeside( 1 );
	const { applyTemplate } = useDispatch( surveysStore );
	const [ replacing, setReplacing ] = useState< SurveyTemplate >();
	const templates = useSelect(
		( select ) => select( templatesStore ).getTemplates(),
		[]
	);
	const { error, retry } = useResolution(
		templatesStore,
		'getTemplates',
		[]
	);

	function goOn(): void {
		if ( next ) {
			navigate( stepRoute( survey.id, next.name ) );
		}
	}
	function apply( template: SurveyTemplate ): void {
		applyTemplate( template );
		goOn();
	}
	function choose( template: SurveyTemplate ): void {
		if ( template.key === survey.template ) {
			// Choosing the current template again keeps the questions.
			goOn();
		} else if ( hasWork( survey ) ) {
			setReplacing( template );
		} else {
			apply( template );
		}
	}

	if ( error ) {
		return (
			<ErrorState
				error={ error }
				title={ __(
					'The templates could not be loaded',
					'userfeedback'
				) }
				onRetry={ retry }
			/>
		);
	}
	return (
		<>
			<div className="userfeedback-setup__head">
				<h2>{ __( 'Select a Template', 'userfeedback' ) }</h2>
				<p>
					{ __(
						'Everything can be changed afterwards.',
						'userfeedback'
					) }
				</p>
			</div>
			{ templates ? (
				<ul className="userfeedback-setup__templates">
					{ templates.map( ( template ) => (
						<li key={ template.key }>
							<TemplateCard
								template={ template }
								isChosen={ template.key === survey.template }
								onChoose={ () => choose( template ) }
							/>
						</li>
					) ) }
				</ul>
			) : (
				<div className="userfeedback-setup__loading">
					<Skeleton shape="card" count={ 1 } />
				</div>
			) }
			{ replacing && (
				<ConfirmDialog
					title={ __( 'Replace your questions?', 'userfeedback' ) }
					confirmLabel={ __( 'Replace questions', 'userfeedback' ) }
					onConfirm={ () => apply( replacing ) }
					onCancel={ () => setReplacing( undefined ) }
				>
					{ __(
						'The questions that you wrote will be replaced by those of the template.',
						'userfeedback'
					) }
				</ConfirmDialog>
			) }
		</>
	);
}
