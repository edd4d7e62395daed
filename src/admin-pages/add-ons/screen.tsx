import {
	CheckboxControl,
	SearchControl,
	VisuallyHidden,
} from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Announced } from '@/components/announced';
import { ErrorState } from '../../components/error-state';
import { formatNumber } from '../../lib/format';
import { Page } from '../../components/page';
import { Skeleton } from '../../components/skeleton';
import { useResolution } from '../../hooks/use-resolution';
import { store as addOnsStore } from '../../stores/add-ons';
import { store as licenseStore } from '../../stores/license';
import { AddOnList, matching } from './components/add-on-list';
import { AddOnNotices } from './components/add-on-notices';
import { UploadButton } from './components/upload-button';
import { useAddOnWork } from './use-add-on-work';

/** All add-ons of the catalogue, installed or not. */
export function AddOnsScreen() {
	const { list, isLicensed } = useSelect(
		( select ) => ( {
			list: select( addOnsStore ).getAddOns(),
			isLicensed: select( licenseStore ).isLicensed(),
		} ),
		[]
	);
	const { error, retry } = useResolution( addOnsStore, 'getAddOns', [] );
	const workers = useAddOnWork();
	const [ search, setSearch ] = useState( '' );
	const [ activatesToo, setActivatesToo ] = useState( true );
	const found = list ? matching( list.addons, search ).length : 0;

	return (
		<Page
			key="add-ons"
			title={ __( 'UserFeedback Addons', 'userfeedback' ) }
			actions={
				list?.can_upload && (
					<UploadButton
						busy={ workers.busy }
						onUpload={ ( file ) =>
							workers.upload(
								file,
								activatesToo && list.can_activate && isLicensed
							)
						}
					/>
				)
			}
		>
			{ error && list === undefined && (
				<ErrorState
					error={ error }
					title={ __(
						'The addons could not be loaded',
						'userfeedback'
					) }
					onRetry={ retry }
				/>
			) }
			{ ! error && list === undefined && (
				<Skeleton count={ 8 } shape="card" />
			) }
			{ list && (
				<>
					<AddOnNotices problem={ list.error ?? null } />
					<div className="userfeedback-add-ons__toolbar">
						<SearchControl
							__nextHasNoMarginBottom
							className="userfeedback-add-ons__search"
							label={ __( 'Search addons', 'userfeedback' ) }
							placeholder={ __(
								'Search addons',
								'userfeedback'
							) }
							value={ search }
							onChange={ setSearch }
						/>
						{ isLicensed &&
							list.can_install &&
							list.can_activate && (
								<CheckboxControl
									__nextHasNoMarginBottom
									label={ __(
										'Activate right after installing',
										'userfeedback'
									) }
									checked={ activatesToo }
									onChange={ setActivatesToo }
								/>
							) }
					</div>
					<VisuallyHidden>
						<Announced as="span">
							{ search.trim() !== '' &&
								sprintf(
									/* translators: %s: number of add-ons. */
									_n(
										'%s addon found',
										'%s addons found',
										found,
										'userfeedback'
									),
									formatNumber( found )
								) }
						</Announced>
					</VisuallyHidden>
					<AddOnList
						list={ list }
						search={ search }
						onClearSearch={ () => setSearch( '' ) }
						workers={ workers }
						activatesToo={ activatesToo && list.can_activate }
					/>
				</>
			) }
		</Page>
	);
}
