import { createInterpolateElement } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Banner } from '../../../../components/banner';
import { describeError } from '../../../../components/describe-error';
import { fieldErrorText } from '../../../../components/field-error-text';
import type { FieldError } from '../../../../survey-model';
import type { SaveOutcome } from '../use-survey-editor';

const SECONDS = 5;

interface EditorBannerProps {
	errors: readonly FieldError[];
	outcome: SaveOutcome | undefined;
	onClose: () => void;
}

/** Errors that no field of the builder can show; they would be lost otherwise. */
function withoutField( errors: readonly FieldError[] ): FieldError[] {
	return errors.filter(
		( { field } ) => field !== 'title' && ! field.startsWith( 'questions[' )
	);
}

/** What became of the last save. */
export function EditorBanner( {
	errors,
	outcome,
	onClose,
}: EditorBannerProps ) {
	if ( errors.length > 0 ) {
		return (
			<Banner status="error">
				{ [
					__( 'Please fix errors on this page.', 'userfeedback' ),
					...withoutField( errors ).map( fieldErrorText ),
				].join( ' ' ) }
			</Banner>
		);
	}
	if ( outcome?.kind === 'failed' ) {
		return (
			<Banner status="error" onClose={ onClose }>
				{ sprintf(
					/* translators: %s: what happened and what to do. */
					__(
						'Your survey could not be saved. %s What you typed is still here.',
						'userfeedback'
					),
					describeError( outcome.error )
				) }
			</Banner>
		);
	}
	if ( outcome?.kind === 'saved' && outcome.status === 'draft' ) {
		return (
			<Banner status="info" seconds={ SECONDS } onClose={ onClose }>
				{ __( 'Your Survey was Saved as a Draft.', 'userfeedback' ) }
			</Banner>
		);
	}
	if ( outcome?.kind === 'saved' ) {
		return (
			<Banner status="success" seconds={ SECONDS } onClose={ onClose }>
				{ createInterpolateElement(
					__(
						'Your Survey was Saved! - <a>View Surveys</a>',
						'userfeedback'
					),
					{
						// The words come from the translation.
						// eslint-disable-next-line jsx-a11y/anchor-has-content -- see above
						a: <a href="#/" />,
					}
				) }
			</Banner>
		);
	}
	return null;
}
