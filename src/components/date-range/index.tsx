import { Button, Dropdown, Icon, NavigableMenu } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { calendar, check, chevronDown, lockSmall } from '@wordpress/icons';
import type { RefObject } from 'react';
import type { Feature } from '../../hooks/use-feature';
import { useFeature } from '../../hooks/use-feature';
import { UnlockDialog, lockSentence } from '../lock';
import { UnlockAction } from '../lock/unlock-action';
import { siteZoneName } from '../../lib/site-zone';
import { CustomRange } from './custom-range';
import { daysText, presetName, rangeText } from './range-text';
import type { Preset, RangeChoice } from './ranges';
import { PRESETS, daysOf, isLocked, siteToday } from './ranges';
import './date-range.scss';

interface DateRangePickerProps {
	value: RangeChoice;
	onChange: ( choice: RangeChoice ) => void;
	/** Whether the plan includes ranges of more than 7 days (the feature longer-ranges). */
	hasLonger: boolean;
	/** Whether all time is a choice. */
	allowAllTime?: boolean;
	/** Whether to show the days of a preset beside the button. */
	hasDays?: boolean;
	/** The screen, as `utm_medium` for the vendor's statistics. */
	medium?: string;
}

interface PresetButtonProps {
	preset: Preset;
	isChosen: boolean;
	isLocked: boolean;
	onChoose: () => void;
}

function PresetButton( {
	preset,
	isChosen,
	isLocked: isDisabled,
	onChoose,
}: PresetButtonProps ) {
	return (
		<Button
			className="userfeedback-date-range__preset"
			aria-pressed={ isChosen }
			disabled={ isDisabled }
			accessibleWhenDisabled
			onClick={ onChoose }
		>
			<span>{ presetName( preset ) }</span>
			{ isChosen && <Icon icon={ check } size={ 20 } /> }
			{ isDisabled && <Icon icon={ lockSmall } size={ 20 } /> }
		</Button>
	);
}

/** Moves the focus to the chosen preset, so that the arrow keys start there. */
function useFocusChosen(): RefObject< HTMLDivElement > {
	const content = useRef< HTMLDivElement >( null );
	// After the popover has moved the focus to itself.
	useEffect( () => {
		content.current
			?.querySelector< HTMLElement >( '[aria-pressed="true"]' )
			?.focus( { preventScroll: true } );
	}, [] );
	return content;
}

interface ContentProps extends DateRangePickerProps {
	today: string;
	longer: Feature;
	onUpgrade: () => void;
}

/** The presets, the fields for two days, and what locked ranges require. */
function Content( {
	value,
	onChange,
	hasLonger,
	allowAllTime = false,
	today,
	longer,
	onUpgrade,
}: ContentProps ) {
	const content = useFocusChosen();
	const days = daysOf( value, today );
	const presets = PRESETS.filter(
		( preset ) => allowAllTime || preset !== 'all-time'
	);
	return (
		<div
			className="userfeedback-date-range__content"
			role="dialog"
			aria-label={ __( 'Date range', 'userfeedback' ) }
			ref={ content }
		>
			<NavigableMenu
				className="userfeedback-date-range__presets"
				role="group"
				aria-label={ __( 'Preset ranges', 'userfeedback' ) }
			>
				{ presets.map( ( preset ) => (
					<PresetButton
						key={ preset }
						preset={ preset }
						isChosen={
							'preset' in value && value.preset === preset
						}
						isLocked={ isLocked( { preset }, hasLonger, today ) }
						onChoose={ () => onChange( { preset } ) }
					/>
				) ) }
			</NavigableMenu>
			<div className="userfeedback-date-range__custom">
				<CustomRange
					days={ days === 'all' ? { from: '', to: today } : days }
					longer={ { ...longer, isAllowed: hasLonger } }
					today={ today }
					onApply={ onChange }
				/>
				<p className="userfeedback-date-range__zone">
					{ sprintf(
						/* translators: %s: a time zone, such as Europe/Berlin. */
						__(
							'Days in the site’s time zone (%s).',
							'userfeedback'
						),
						siteZoneName()
					) }
				</p>
			</div>
			{ ! hasLonger && (
				<div className="userfeedback-date-range__lock">
					<p>{ lockSentence( longer ) }</p>
					<UnlockAction feature={ longer } onUpgrade={ onUpgrade } />
				</div>
			) }
		</div>
	);
}

/**
 * Chooses a range of days: a preset or two dates, both by the site's calendar. Ranges that the plan does not include
 * are listed but disabled, with one line that says what they require.
 */
export function DateRangePicker( props: DateRangePickerProps ) {
	const { value, onChange, hasDays = true, medium = 'results' } = props;
	const longer = useFeature( 'longer-ranges' );
	const [ isAsking, setIsAsking ] = useState( false );
	const today = siteToday();
	const days = daysOf( value, today );
	return (
		<div className="userfeedback-date-range-picker">
			<Dropdown
				className="userfeedback-date-range"
				contentClassName="userfeedback-date-range__popover"
				popoverProps={ { placement: 'bottom-end', shift: true } }
				focusOnMount={ true }
				renderToggle={ ( { isOpen, onToggle } ) => (
					<Button
						__next40pxDefaultSize
						className="userfeedback-date-range__toggle"
						variant="secondary"
						aria-expanded={ isOpen }
						aria-haspopup="dialog"
						aria-label={ sprintf(
							/* translators: %s: a range of days, such as Last 30 days. */
							__( 'Date range: %s', 'userfeedback' ),
							rangeText( value )
						) }
						onClick={ onToggle }
					>
						<Icon icon={ calendar } size={ 20 } />
						<span>{ rangeText( value ) }</span>
						<Icon icon={ chevronDown } size={ 20 } />
					</Button>
				) }
				renderContent={ ( { onClose } ) => (
					<Content
						{ ...props }
						today={ today }
						longer={ longer }
						onChange={ ( choice ) => {
							onClose();
							onChange( choice );
						} }
						onUpgrade={ () => {
							onClose();
							setIsAsking( true );
						} }
					/>
				) }
			/>
			{ hasDays && 'preset' in value && days !== 'all' && (
				<span className="userfeedback-date-range__days">
					{ daysText( days.from, days.to ) }
				</span>
			) }
			{ isAsking && (
				<UnlockDialog
					feature={ longer }
					medium={ medium }
					onClose={ () => setIsAsking( false ) }
				/>
			) }
		</div>
	);
}
