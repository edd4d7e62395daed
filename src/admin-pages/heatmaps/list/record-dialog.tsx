import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useId, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { Announced } from '@/components/announced';
import { Dialog } from '@/components/dialog';
import type { SearchChoice } from '@/components/search-select';
import { SearchSelect } from '@/components/search-select';
import { useSnackbar } from '@/components/snackbars';
import { TextField } from '@/components/text-field';
import { describeError } from '@/lib/describe-error';
import { fieldErrorText } from '@/lib/field-error-text';
import { formatNumber } from '@/lib/format';
import { shownTitle } from '@/lib/shown-title';
import { searchPages, toApiError } from '@/stores/api';
import { store as heatmapsStore } from '@/stores/heatmaps';
import {
	type RecordErrors,
	type RecordForm,
	LIMITS,
	formErrors,
	toRequest,
} from './record-form';

type PageChoice = SearchChoice & { id: number };

async function findPages( text: string ): Promise< PageChoice[] > {
	return ( await searchPages( text ) ).map( ( { id, title } ) => ( {
		id,
		label: title,
	} ) );
}

/** The field that an error of the server is shown at. */
function fieldOf( name: string ): keyof RecordErrors {
	return name === 'url' || name === 'wanted_views' || name === 'sample'
		? name
		: 'page';
}

const EMPTY: RecordForm = {
	page: null,
	url: '',
	wanted_views: String( LIMITS.wanted_views.initial ),
	sample: String( LIMITS.sample.initial ),
};

/** Asks which page to record, and how many of its visits. */
export function RecordDialog( { onClose }: { onClose: () => void } ) {
	const id = useId();
	const [ form, setForm ] = useState( EMPTY );
	const [ errors, setErrors ] = useState< RecordErrors >( {} );
	const [ failure, setFailure ] = useState( '' );
	const [ isSending, setIsSending ] = useState( false );
	const { createHeatmap } = useDispatch( heatmapsStore );
	const showSnackbar = useSnackbar();

	function change( changes: Partial< RecordForm > ): void {
		setForm( { ...form, ...changes } );
		setErrors( {} );
		setFailure( '' );
	}
	async function send(): Promise< void > {
		const { page, options } = toRequest( form );
		setIsSending( true );
		try {
			const { id: created, title } = await createHeatmap( page, options );
			showSnackbar(
				sprintf(
					/* translators: %s: title of a page. */
					__(
						'Visits of “%s” are recorded from now on.',
						'userfeedback'
					),
					shownTitle( title )
				),
				{ about: `heatmap-${ created }` }
			);
			onClose();
		} catch ( thrown ) {
			const error = toApiError( thrown );
			setErrors(
				Object.fromEntries(
					error.fields.map( ( refused ) => [
						fieldOf( refused.field ),
						fieldErrorText( refused ),
					] )
				)
			);
			setFailure( error.fields.length > 0 ? '' : describeError( error ) );
			setIsSending( false );
		}
	}
	function submit( event: FormEvent ): void {
		event.preventDefault();
		const found = formErrors( form );
		setErrors( found );
		if ( Object.keys( found ).length === 0 && ! isSending ) {
			void send();
		}
	}
	const number = (
		name: 'wanted_views' | 'sample',
		label: string,
		help: string
	) => (
		<TextField
			type="number"
			inputMode="numeric"
			label={ label }
			help={ help }
			min={ LIMITS[ name ].min }
			max={ LIMITS[ name ].max }
			step={ 1 }
			value={ form[ name ] }
			error={ errors[ name ] }
			onChange={ ( typed ) => change( { [ name ]: typed } ) }
		/>
	);

	return (
		<Dialog
			title={ __( 'Record a page', 'userfeedback' ) }
			size="medium"
			className="userfeedback-record-page"
			onClose={ onClose }
			actions={
				<>
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ onClose }
					>
						{ __( 'Cancel', 'userfeedback' ) }
					</Button>
					<Button
						__next40pxDefaultSize
						variant="primary"
						type="submit"
						form={ id }
						isBusy={ isSending }
						disabled={ isSending }
						accessibleWhenDisabled
					>
						{ __( 'Start recording', 'userfeedback' ) }
					</Button>
				</>
			}
		>
			{ /* The browser's own messages would appear first, and in its language. */ }
			<form id={ id } noValidate onSubmit={ submit }>
				<SearchSelect< PageChoice >
					label={ __( 'Page', 'userfeedback' ) }
					placeholder={ __( 'Search by title', 'userfeedback' ) }
					value={ form.page }
					error={ errors.page }
					search={ findPages }
					onChange={ ( page ) =>
						change( { page, url: page ? '' : form.url } )
					}
				/>
				<TextField
					label={ __( 'Or an address of this site', 'userfeedback' ) }
					placeholder="https://"
					type="url"
					dir="ltr"
					autoComplete="off"
					spellCheck={ false }
					value={ form.url }
					error={ errors.url }
					onChange={ ( url ) =>
						change( {
							url,
							page: url.trim() === '' ? form.page : null,
						} )
					}
				/>
				{ number(
					'wanted_views',
					__( 'Page views to record', 'userfeedback' ),
					sprintf(
						/* translators: 1: 100, 2: 100,000. */
						__(
							'From %1$s to %2$s. Recording stops by itself when they are reached.',
							'userfeedback'
						),
						formatNumber( LIMITS.wanted_views.min ),
						formatNumber( LIMITS.wanted_views.max )
					)
				) }
				{ number(
					'sample',
					__( 'Share of visitors in percent', 'userfeedback' ),
					__(
						'Use less on a page with many visitors, so that the recording covers more days.',
						'userfeedback'
					)
				) }
				<p className="userfeedback-record-page__note">
					{ __(
						'Clicks, movements and scrolling are counted without any data of visitors. Texts and fields are never read.',
						'userfeedback'
					) }
				</p>
				<Announced className="userfeedback-record-page__error" isUrgent>
					{ failure }
				</Announced>
			</form>
		</Dialog>
	);
}
