import { Button, RadioControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Card } from '../../../components/card';

/** What the owner may choose here. */
export type PublishStatus = 'draft' | 'publish';

interface PublishStepProps {
	isSaving: boolean;
	onSave: ( status: PublishStatus ) => void;
	onBack: () => void;
}

/** The last step: whether visitors see the survey. Who comes here mostly wants that, so it is chosen to begin with. */
export function PublishStep( { isSaving, onSave, onBack }: PublishStepProps ) {
	const [ status, setStatus ] = useState< PublishStatus >( 'publish' );
	return (
		<>
			<Card
				title={ __( 'Publish', 'userfeedback' ) }
				label={ __( 'Publish', 'userfeedback' ) }
			>
				<RadioControl
					label={ __( 'Status', 'userfeedback' ) }
					selected={ status }
					options={ [
						{
							value: 'draft',
							label: __( 'Draft', 'userfeedback' ),
							description: __(
								'Visitors do not see the survey. You can publish it later.',
								'userfeedback'
							),
						},
						{
							value: 'publish',
							label: __( 'Publish', 'userfeedback' ),
							description: __(
								'The survey appears on your site at once.',
								'userfeedback'
							),
						},
					] }
					onChange={ ( value ) =>
						setStatus( value === 'draft' ? 'draft' : 'publish' )
					}
				/>
			</Card>
			<div className="userfeedback-editor__steps">
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ onBack }
				>
					{ __( 'Back', 'userfeedback' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					accessibleWhenDisabled
					variant="primary"
					isBusy={ isSaving }
					disabled={ isSaving }
					onClick={ () => onSave( status ) }
				>
					{ status === 'draft'
						? __( 'Save as Draft', 'userfeedback' )
						: __( 'Save and Publish', 'userfeedback' ) }
				</Button>
			</div>
		</>
	);
}
