import { BlockControls, InspectorControls } from '@wordpress/block-editor';
import {
	Button,
	PanelBody,
	RadioControl,
	ToolbarButton,
	ToolbarGroup,
} from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { getAdminData, resultsUrl, surveysUrl } from '../../lib/admin-data';
import { StatusLabel } from '../../components/status-label';
import { displayedStatus } from '../../components/status-label/status-text';
import { editRoute } from '../../routes';
import { store as embedsStore } from '../../stores/survey-embeds';
import type { Display } from './attributes';
import { shownTitle } from '../../lib/shown-title';

interface ControlsProps {
	/** 0 for none. */
	surveyId: number;
	display: Display;
	onDisplay: ( display: Display ) => void;
	onReplace: () => void;
}

const displays = (): { value: Display; label: string }[] => [
	{ value: 'inline', label: __( 'In this place', 'userfeedback' ) },
	{ value: 'popup', label: __( 'In a popup', 'userfeedback' ) },
];

/** The toolbar: the display, another survey, and the survey's page in the builder. */
export function Toolbar( {
	surveyId,
	display,
	onDisplay,
	onReplace,
}: ControlsProps ) {
	return (
		<BlockControls group="other">
			<ToolbarGroup>
				{ displays().map( ( { value, label } ) => (
					<ToolbarButton
						key={ value }
						isActive={ value === display }
						onClick={ () => onDisplay( value ) }
					>
						{ label }
					</ToolbarButton>
				) ) }
			</ToolbarGroup>
			<ToolbarGroup>
				<ToolbarButton onClick={ onReplace }>
					{ __( 'Replace', 'userfeedback' ) }
				</ToolbarButton>
				<ToolbarButton
					// Its types leave out that it can be a link.
					{ ...{
						href: surveysUrl( editRoute( surveyId ) ),
						target: '_blank',
					} }
				>
					{ __( 'Edit survey', 'userfeedback' ) }
				</ToolbarButton>
			</ToolbarGroup>
		</BlockControls>
	);
}

/** The sidebar: which survey, its status, the display, and links to the builder and the results. */
export function Inspector( {
	surveyId,
	display,
	onDisplay,
	onReplace,
}: ControlsProps ) {
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Survey', 'userfeedback' ) }>
				{ surveyId > 0 && (
					<Chosen surveyId={ surveyId } onReplace={ onReplace } />
				) }
				<RadioControl
					label={ __( 'Show the survey', 'userfeedback' ) }
					selected={ display }
					options={ displays() }
					onChange={ ( value ) => onDisplay( value as Display ) }
				/>
			</PanelBody>
		</InspectorControls>
	);
}

function Chosen( {
	surveyId,
	onReplace,
}: Pick< ControlsProps, 'surveyId' | 'onReplace' > ) {
	const survey = useSelect(
		( select ) => select( embedsStore ).getEmbed( surveyId )?.survey,
		[ surveyId ]
	);
	return (
		<div className="userfeedback-block__chosen">
			{ survey && (
				<p>
					<strong dir="auto">{ shownTitle( survey.title ) }</strong>{ ' ' }
					<StatusLabel status={ displayedStatus( survey ) } />
				</p>
			) }
			<p className="userfeedback-block__actions">
				<Button
					variant="link"
					href={ surveysUrl( editRoute( surveyId ) ) }
					target="_blank"
				>
					{ __( 'Edit survey', 'userfeedback' ) }
				</Button>
				{ getAdminData().capabilities.view_results && (
					<Button
						variant="link"
						href={ resultsUrl( surveyId ) }
						target="_blank"
					>
						{ __( 'View Results', 'userfeedback' ) }
					</Button>
				) }
				<Button variant="link" onClick={ onReplace }>
					{ __( 'Choose another survey', 'userfeedback' ) }
				</Button>
			</p>
		</div>
	);
}
