import { useInstanceId } from '@wordpress/compose';
import type { ReactNode } from 'react';
import type { FeatureName } from '../../hooks/use-feature';
import { useFeature } from '../../hooks/use-feature';
import { Lock, LockedArea, lockSentence } from '../lock';
import './radio-cards.scss';

/** One of several choices. */
export interface RadioCard< Value extends string > {
	/** Not empty. */
	value: Value;
	label: string;
	/** What choosing it means, as a sentence. */
	description: string;
	/** The feature that unlocks it. */
	feature?: FeatureName;
	/** Further fields, shown while it is chosen. */
	children?: ReactNode;
}

interface RadioCardsProps< Value extends string > {
	/** The question that the cards answer. */
	label: string;
	/** The screen, as `utm_medium` for the vendor's statistics: `survey-editor`. */
	medium: string;
	/** The stored value, even if its feature is locked. */
	value: Value;
	cards: readonly RadioCard< Value >[];
	/** The error message, shown below the cards. */
	error?: string | undefined;
	onChange: ( value: Value ) => void;
}

interface OptionProps< Value extends string > {
	card: RadioCard< Value >;
	/** The name that the radio buttons of a group share. */
	group: string;
	medium: string;
	isChecked: boolean;
	onChoose: () => void;
}

function Option< Value extends string >( {
	card: { value, label, description, children },
	group,
	isChecked,
	lockReason = '',
	onChoose,
}: Omit< OptionProps< Value >, 'medium' > & { lockReason?: string } ) {
	const id = `${ group }-${ value }`;
	return (
		<>
			<label className="userfeedback-radio-card__choice" htmlFor={ id }>
				<input
					id={ id }
					type="radio"
					name={ group }
					value={ value }
					checked={ isChecked }
					disabled={ lockReason !== '' }
					aria-labelledby={ `${ id }-label` }
					aria-describedby={ `${ id }-description ${ id }-lock` }
					onChange={ onChoose }
				/>
				<span>
					<span
						className="userfeedback-radio-card__label"
						id={ `${ id }-label` }
					>
						{ label }
					</span>
					<span
						className="userfeedback-radio-card__description"
						id={ `${ id }-description` }
					>
						{ description }
					</span>
				</span>
			</label>
			<span id={ `${ id }-lock` } hidden>
				{ lockReason }
			</span>
			{ isChecked && children !== undefined && (
				<div className="userfeedback-radio-card__fields">
					{ children }
				</div>
			) }
		</>
	);
}

function LockableOption< Value extends string >( {
	feature: name,
	...props
}: OptionProps< Value > & { feature: FeatureName } ) {
	const { medium } = props;
	const feature = useFeature( name );
	return (
		<LockedArea
			className="userfeedback-radio-card"
			feature={ name }
			medium={ medium }
		>
			<Option { ...props } lockReason={ lockSentence( feature ) } />
			<Lock feature={ name } medium={ medium } />
		</LockedArea>
	);
}

/**
 * Radio buttons that say what each choice means. Throws an error if a card has no value, or two have the same. A locked choice shows how
 * to unlock it wherever it is clicked.
 */
export function RadioCards< Value extends string >( {
	label,
	medium,
	value,
	cards,
	error,
	onChange,
}: RadioCardsProps< Value > ) {
	const values = cards.map( ( card ) => card.value );
	if (
		values.some( ( each ) => ! each ) ||
		new Set( values ).size < values.length
	) {
		throw new Error(
			`Each card of “${ label }” needs a value of its own.`
		);
	}
	const group = useInstanceId( RadioCards, 'userfeedback-radio-cards' );
	const hasFields = cards.some( ( { children } ) => children !== undefined );
	return (
		<fieldset
			className={ `userfeedback-radio-cards${ hasFields ? ' has-fields' : '' }` }
		>
			<legend className="screen-reader-text">{ label }</legend>
			{ cards.map( ( card ) => {
				const props = {
					card,
					group,
					medium,
					isChecked: card.value === value,
					onChoose: () => onChange( card.value ),
				};
				return card.feature === undefined ? (
					<div className="userfeedback-radio-card" key={ card.value }>
						<Option { ...props } />
					</div>
				) : (
					<LockableOption
						key={ card.value }
						{ ...props }
						feature={ card.feature }
					/>
				);
			} ) }
			{ error !== undefined && (
				<p className="userfeedback-radio-cards__error">{ error }</p>
			) }
		</fieldset>
	);
}
