import { Button, RadioControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Card } from '../../../../../components/card';
import { useSnackbar } from '../../../../../components/snackbars';
import { currentRoute, navigate } from '../../../../../hooks/use-hash-route';
import { FactList } from '../../components/fact-list';
import { StepFooter } from '../../components/step-footer';
import { useEditor } from '../../context';
import { factsOf } from '../../section-list';
import { stepAt } from '../../steps';

/** The statuses that the owner can choose. */
type PublishStatus = 'draft' | 'publish';

/** The summary of the survey and the choice of its status. Publish is the default, since most owners want to publish here. */
export function PublishContent() {
	const { survey, sections, step, isSaving, attempt, save } = useEditor();
	const showSnackbar = useSnackbar();
	const [ status, setStatus ] = useState< PublishStatus >( 'publish' );
	async function publish(): Promise< void > {
		const saved = await save( { status } );
		if ( saved?.status === 'publish' ) {
			showSnackbar( __( 'Your survey is published.', 'userfeedback' ) );
			if ( stepAt( saved.id, currentRoute() ) === step.name ) {
				navigate( '/' );
			}
		}
	}
	return (
		<>
			<Card title={ __( 'Summary', 'userfeedback' ) }>
				<FactList facts={ factsOf( sections, survey ) } />
			</Card>
			<Card title={ __( 'Publish', 'userfeedback' ) }>
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
			<StepFooter>
				<Button
					__next40pxDefaultSize
					accessibleWhenDisabled
					className="userfeedback-editor__next"
					variant="primary"
					isBusy={ isSaving }
					disabled={ isSaving }
					onClick={ () => attempt( publish ) }
				>
					{ status === 'draft'
						? __( 'Save as Draft', 'userfeedback' )
						: __( 'Save and Publish', 'userfeedback' ) }
				</Button>
			</StepFooter>
		</>
	);
}
