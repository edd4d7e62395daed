import { Button, Placeholder } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Mark } from '../../components/icons';
import { CreateSurvey } from './create-survey';
import { SurveyPicker } from './survey-picker';

interface ChooseSurveyProps {
	/** 0 for none. */
	chosen: number;
	onChoose: ( surveyId: number ) => void;
	/** Keeps the chosen survey. */
	onCancel: ( () => void ) | undefined;
}

/** The block while no survey is chosen, or while it is replaced: picks one or creates one. */
export function ChooseSurvey( {
	chosen,
	onChoose,
	onCancel,
}: ChooseSurveyProps ) {
	const [ isCreating, setIsCreating ] = useState( false );
	const create = useRef< HTMLButtonElement >( null );
	const wasCreating = useRef( false );
	useEffect( () => {
		if ( ! isCreating && wasCreating.current ) {
			create.current?.focus();
		}
		wasCreating.current = isCreating;
	}, [ isCreating ] );
	return (
		<Placeholder
			icon={ <Mark /> }
			label={ __( 'Survey', 'userfeedback' ) }
			instructions={
				isCreating
					? __(
							'The draft opens in the builder in another tab.',
							'userfeedback'
						)
					: __(
							'Choose the survey that visitors of this page are asked.',
							'userfeedback'
						)
			}
		>
			{ isCreating ? (
				<CreateSurvey
					onCreate={ onChoose }
					onCancel={ () => setIsCreating( false ) }
				/>
			) : (
				<>
					<SurveyPicker chosen={ chosen } onChoose={ onChoose } />
					<div className="userfeedback-block__actions">
						<Button
							__next40pxDefaultSize
							ref={ create }
							variant="secondary"
							onClick={ () => setIsCreating( true ) }
						>
							{ __( 'Create New', 'userfeedback' ) }
						</Button>
						{ onCancel && (
							<Button
								__next40pxDefaultSize
								variant="tertiary"
								onClick={ onCancel }
							>
								{ __( 'Cancel', 'userfeedback' ) }
							</Button>
						) }
					</div>
				</>
			) }
		</Placeholder>
	);
}
