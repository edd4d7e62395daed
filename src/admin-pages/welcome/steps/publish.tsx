import { Button } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Banner } from '@/components/banner';
import { positionName } from '@/components/position-picker';
import { describeError } from '@/lib/describe-error';
import { fieldErrorText } from '@/lib/field-error-text';
import { hrefOf } from '@/routes';
import type { ApiError } from '@/stores/api';
import { StepFrame } from '../components/step-frame';
import type { StepProps } from '../components/wizard-steps';
import { stepRoute } from '../query';
import type { StepName } from '../steps';
import { stepTitle, stepsOfUser } from '../steps';
import { emailProblem } from './emails';

interface FactProps {
	step: StepName;
	children: ReactNode;
}

/** What was chosen in a step, with a link to it. */
function Fact( { step, children }: FactProps ) {
	const title = stepTitle( step );
	return (
		<div className="userfeedback-wizard__fact">
			<dt>{ title }</dt>
			<dd>{ children }</dd>
			<dd>
				<a href={ hrefOf( stepRoute( step ) ) }>
					{ _x( 'Change', 'verb', 'userfeedback' ) }{ ' ' }
					<span className="screen-reader-text">{ title }</span>
				</a>
			</dd>
		</div>
	);
}

/** Why the survey was not saved, and what to do. */
function SaveError( { error }: { error: ApiError } ) {
	return (
		<Banner status="error">
			<p>
				<strong>
					{ __( 'Your survey was not saved.', 'userfeedback' ) }
				</strong>{ ' ' }
				{ error.fields.length === 0 && describeError( error ) }
			</p>
			{ error.fields.length > 0 && (
				<ul>
					{ error.fields.map( ( field ) => (
						<li key={ `${ field.field } ${ field.code }` }>
							{ fieldErrorText( field ) }
						</li>
					) ) }
				</ul>
			) }
			<p>
				{ __(
					'What you chose is kept in this browser. Change it if necessary, and press Publish again.',
					'userfeedback'
				) }
			</p>
		</Banner>
	);
}

/** Shows what was chosen and publishes it. */
export function PublishStep( {
	wizard: { choices, survey, isSaving, error, finish },
	onBack,
}: StepProps ) {
	const { email } = choices;
	const problem = stepsOfUser().includes( 'emails' )
		? emailProblem( email )
		: undefined;
	return (
		<StepFrame
			step="publish"
			intro={ __(
				'Visitors see the survey on all pages of your site as soon as you publish it. You can unpublish it at any time.',
				'userfeedback'
			) }
			onBack={ onBack }
			onSkip={ () => void finish( 'draft' ) }
			skipLabel={ __( 'Skip and save as a draft', 'userfeedback' ) }
			action={
				<Button
					__next40pxDefaultSize
					variant="primary"
					isBusy={ isSaving }
					aria-disabled={ isSaving || problem !== undefined }
					onClick={ () =>
						problem === undefined && void finish( 'publish' )
					}
				>
					{ __( 'Publish', 'userfeedback' ) }
				</Button>
			}
		>
			{ error && <SaveError key={ error.message } error={ error } /> }
			<dl className="userfeedback-wizard__panel userfeedback-wizard__summary">
				<Fact step="goal">
					<strong>{ survey.title }</strong>
					<ol>
						{ survey.questions.map( ( { id, title } ) => (
							<li key={ id }>{ title }</li>
						) ) }
					</ol>
				</Fact>
				<Fact step="look">
					{ positionName( survey.settings.theming.position ) }
				</Fact>
				{ stepsOfUser().includes( 'emails' ) && (
					<Fact step="emails">
						{ problem !== undefined && (
							<span className="userfeedback-wizard__problem">
								{ problem }
							</span>
						) }
						{ problem === undefined &&
							( email.active
								? email.addresses
								: __(
										'Nobody gets an email.',
										'userfeedback'
									) ) }
					</Fact>
				) }
			</dl>
		</StepFrame>
	);
}
