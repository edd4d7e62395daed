import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Placeholder } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { getAdminData } from '../../lib/admin-data';
import { Mark } from '../../components/icons';
import { useIsPicture } from '../shared/use-is-picture';
import type { SurveyAttributes } from './attributes';
import { displayOf, withSurvey } from './attributes';
import { ChooseSurvey } from './choose-survey';
import { ChosenSurvey } from './chosen-survey';
import { Inspector, Toolbar } from './controls';
import { Example } from './example';

/** The survey block in the editor. */
export function Edit( props: BlockEditProps< SurveyAttributes > ) {
	const isPicture = useIsPicture();
	return (
		<div { ...useBlockProps() }>
			{ isPicture && <Example /> }
			{ ! isPicture &&
				( getAdminData().capabilities.edit_surveys ? (
					<EditableBlock { ...props } />
				) : (
					<ReadOnlyBlock surveyId={ props.attributes.surveyId } />
				) ) }
		</div>
	);
}

function EditableBlock( {
	attributes,
	setAttributes,
}: BlockEditProps< SurveyAttributes > ) {
	const { surveyId } = attributes;
	const display = displayOf(
		surveyId === 0 ? { display: 'inline', ...attributes } : attributes
	);
	const [ isReplacing, setIsReplacing ] = useState( false );
	const isChoosing = surveyId === 0 || isReplacing;
	const shown = useFocusAfter( isChoosing );
	const controls = {
		surveyId,
		display,
		onDisplay: ( value: typeof display ) =>
			setAttributes( { display: value } ),
		onReplace: () => setIsReplacing( true ),
	};
	return (
		<>
			{ surveyId > 0 && <Toolbar { ...controls } /> }
			<Inspector { ...controls } />
			{ isChoosing ? (
				<ChooseSurvey
					chosen={ surveyId }
					onChoose={ ( id ) => {
						setAttributes( withSurvey( attributes, id ) );
						setIsReplacing( false );
					} }
					onCancel={
						surveyId === 0
							? undefined
							: () => setIsReplacing( false )
					}
				/>
			) : (
				<div
					ref={ shown }
					className="userfeedback-block__shown"
					tabIndex={ -1 }
				>
					<ChosenSurvey { ...controls } />
				</div>
			) }
		</>
	);
}

/** Moves the focus to what replaces the list of surveys, because the pressed button is gone with it. */
function useFocusAfter( isChoosing: boolean ) {
	const shown = useRef< HTMLDivElement >( null );
	const wasChoosing = useRef( isChoosing );
	useEffect( () => {
		if ( wasChoosing.current && ! isChoosing ) {
			shown.current?.focus();
		}
		wasChoosing.current = isChoosing;
	}, [ isChoosing ] );
	return shown;
}

/** The block for people who may edit the page but no surveys: they cannot list them. */
function ReadOnlyBlock( { surveyId }: { surveyId: number } ) {
	return (
		<Placeholder
			icon={ <Mark /> }
			label={
				surveyId === 0
					? __( 'Survey', 'userfeedback' )
					: /* translators: %d: id of a survey. */
						sprintf( __( 'Survey %d', 'userfeedback' ), surveyId )
			}
			instructions={ __(
				'Only people who may edit surveys can choose or change the survey of this block. Ask an administrator of this site.',
				'userfeedback'
			) }
		/>
	);
}
