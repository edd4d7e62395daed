import { Button, SearchControl } from '@wordpress/components';
import { speak } from '@wordpress/a11y';
import { useSelect } from '@wordpress/data';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useResolution } from '../../hooks/use-resolution';
import type { IconStyle } from '../../stores/icon-data';
import { store as iconsStore } from '../../stores/icons';
import { ErrorState } from '../error-state';
import { formatNumber } from '../../lib/format';
import { Skeleton } from '../skeleton';
import { IconGrid } from './grid';
import type { IconSets, StoredIcon } from './search';
import { allIcons, searchIcons } from './search';
import './choice.scss';

/** Number of icons rendered at once, and added by the button for more. */
const PAGE = 120;

interface IconChoiceProps {
	/** The stored icon. */
	value: StoredIcon;
	onChoose: ( icon: StoredIcon ) => void;
	onClose: () => void;
}

/** All styles; undefined until all of them are loaded. */
function useIconSets() {
	const sets = useSelect( ( select ): IconSets | undefined => {
		const { getIcons } = select( iconsStore );
		const solid = getIcons( 'solid' );
		const regular = getIcons( 'regular' );
		const brands = getIcons( 'brands' );
		return solid && regular && brands && { solid, regular, brands };
	}, [] );
	const loads: Record< IconStyle, ReturnType< typeof useResolution > > = {
		solid: useResolution( iconsStore, 'getIcons', [ 'solid' ] ),
		regular: useResolution( iconsStore, 'getIcons', [ 'regular' ] ),
		brands: useResolution( iconsStore, 'getIcons', [ 'brands' ] ),
	};
	const failed = Object.values( loads ).filter( ( { error } ) => error );
	return {
		sets,
		error: failed[ 0 ]?.error,
		retry: () => failed.forEach( ( { retry } ) => retry() ),
	};
}

/** Searches icons and chooses one. The choice takes effect when the user confirms it. */
export function IconChoice( { value, onChoose, onClose }: IconChoiceProps ) {
	const { sets, error, retry } = useIconSets();
	const [ typed, setTyped ] = useState( '' );
	const [ picked, setPicked ] = useState< StoredIcon >();
	const [ most, setMost ] = useState( PAGE );
	const icons = useMemo( () => ( sets ? allIcons( sets ) : [] ), [ sets ] );
	const found = useMemo(
		() => searchIcons( icons, typed ),
		[ icons, typed ]
	);
	const count = sprintf(
		/* translators: %s: number of icons. */
		_n( '%s icon', '%s icons', found.length, 'userfeedback' ),
		formatNumber( found.length )
	);
	const list = useRef< HTMLDivElement >( null );
	useEffect( () => {
		if ( most > PAGE ) {
			// The focus moves from the button to the first of the new icons.
			list.current?.querySelectorAll( 'input' )[ most - PAGE ]?.focus();
		}
	}, [ most ] );
	const isSearch = typed.trim() !== '';
	useEffect( () => {
		if ( isSearch ) {
			speak( count );
		}
	}, [ count, isSearch ] );

	if ( error ) {
		return (
			<ErrorState
				error={ error }
				title={ __( 'The icons could not be loaded', 'userfeedback' ) }
				onRetry={ retry }
			/>
		);
	}
	return (
		<div className="userfeedback-icon-choice">
			<SearchControl
				__nextHasNoMarginBottom
				label={ __( 'Search icons', 'userfeedback' ) }
				placeholder={ __( 'Search icons', 'userfeedback' ) }
				value={ typed }
				onChange={ ( text ) => {
					setTyped( text );
					setMost( PAGE );
				} }
			/>
			<div className="userfeedback-icon-choice__icons" ref={ list }>
				{ ! sets && <Skeleton shape="row" count={ 4 } /> }
				{ sets && found.length === 0 && (
					<p className="userfeedback-icon-choice__none">
						{ sprintf(
							/* translators: %s: what was searched for. */
							__(
								'There is no icon for “%s”. Try another English word.',
								'userfeedback'
							),
							typed.trim()
						) }
					</p>
				) }
				{ sets && (
					<IconGrid
						icons={ found.slice( 0, most ) }
						picked={ picked ?? value }
						onPick={ setPicked }
					/>
				) }
				{ found.length > most && (
					<Button
						__next40pxDefaultSize
						className="userfeedback-icon-choice__more"
						variant="tertiary"
						onClick={ () => setMost( most + PAGE ) }
					>
						{ __( 'Show more icons', 'userfeedback' ) }
					</Button>
				) }
			</div>
			<div className="userfeedback-icon-choice__foot">
				<span>{ sets && count }</span>
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ onClose }
				>
					{ __( 'Cancel', 'userfeedback' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					accessibleWhenDisabled
					variant="primary"
					disabled={ picked === undefined }
					onClick={ () => picked && onChoose( picked ) }
				>
					{ __( 'Choose Icon', 'userfeedback' ) }
				</Button>
			</div>
		</div>
	);
}
