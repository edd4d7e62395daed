import { useSelect } from '@wordpress/data';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Announced } from '@/components/announced';
import { ErrorState } from '@/components/error-state';
import { PreviewFrame } from '@/components/preview-frame';
import { Skeleton } from '@/components/skeleton';
import { usePreview } from '@/components/survey-preview/use-preview';
import { useResolution } from '@/hooks/use-resolution';
import { getAdminData } from '@/lib/admin-data';
import { stillPage } from '@/lib/still-page';
import { store as frontPageStore } from '@/stores/front-page';
import type { EditableSurvey } from '@/survey-model';

/** The visitor's window, in pixels, that is drawn smaller: a desktop's, or a phone's where there is little room. */
const DESKTOP = { width: 1080, height: 720 };
const PHONE = { width: 375, height: 600 };
const NARROW = 560;

/** The width of an element as it is now. */
function useWidth() {
	const ref = useRef< HTMLDivElement >( null );
	const [ width, setWidth ] = useState( 0 );
	useEffect( () => {
		const element = ref.current;
		if ( element === null ) {
			return undefined;
		}
		const measure = () => setWidth( element.clientWidth );
		measure();
		const observer = new ResizeObserver( measure );
		observer.observe( element );
		return () => observer.disconnect();
	}, [] );
	return { ref, width };
}

/** The front page as a picture; undefined while it loads. */
function useFrontPage() {
	const html = useSelect(
		( select ) => select( frontPageStore ).getFrontPage(),
		[]
	);
	const { error } = useResolution( frontPageStore, 'getFrontPage', [] );
	const page = useMemo(
		() =>
			html === undefined
				? undefined
				: stillPage( html, getAdminData().site_url ),
		[ html ]
	);
	return { page, hasFailed: error !== undefined };
}

/**
 * The survey on the owner's own front page. The page is a picture in a sandbox that runs no scripts; the widget lies over it, in the frame of the
 * builder's preview.
 */
export function SitePreview( { survey }: { survey: EditableSurvey } ) {
	const { ref, width } = useWidth();
	const { page, hasFailed } = useFrontPage();
	const { preview, error, retry } = usePreview( survey );
	const [ hasFrameFailed, setHasFrameFailed ] = useState( false );
	const size = width > 0 && width < NARROW ? PHONE : DESKTOP;
	const scale = width / size.width;
	const isLoading =
		preview === undefined || ( page === undefined && ! hasFailed );
	return (
		<div className="userfeedback-site-preview">
			<div
				className="userfeedback-site-preview__stage"
				// A window is the same in both writing directions; a style sheet would be mirrored.
				dir="ltr"
				ref={ ref }
				style={ { blockSize: size.height * scale } }
			>
				{ ! isLoading && (
					<div
						className="userfeedback-site-preview__window"
						style={ {
							width: size.width,
							height: size.height,
							transform: `scale( ${ scale } )`,
							// In a style sheet it would be mirrored for right-to-left languages.
							transformOrigin: '0 0',
						} }
					>
						{ page !== undefined && (
							<iframe
								className="userfeedback-site-preview__page"
								title={ __(
									'Your front page',
									'userfeedback'
								) }
								aria-hidden="true"
								tabIndex={ -1 }
								// No scripts. Of the same origin, so that the page gets its fonts.
								sandbox="allow-same-origin"
								srcDoc={ page }
							/>
						) }
						<PreviewFrame
							preview={ preview }
							restarts={ 0 }
							isOverPage={ page !== undefined }
							onReport={ ( status ) =>
								setHasFrameFailed( status === 'failed' )
							}
						/>
					</div>
				) }
				{ isLoading && ! error && (
					<Skeleton shape="card" count={ 1 } />
				) }
			</div>
			{ isLoading && error && (
				<ErrorState
					title={ __(
						'The preview could not be loaded.',
						'userfeedback'
					) }
					error={ error }
					onRetry={ retry }
				/>
			) }
			<Announced
				className="userfeedback-site-preview__note"
				isSilentAtFirst
			>
				{ noteOf( { hasFailed, hasFrameFailed } ) }
			</Announced>
		</div>
	);
}

function noteOf( {
	hasFailed,
	hasFrameFailed,
}: {
	hasFailed: boolean;
	hasFrameFailed: boolean;
} ): string {
	if ( hasFrameFailed ) {
		return __(
			'A script of the survey could not be loaded. Check your connection and reload this page.',
			'userfeedback'
		);
	}
	return hasFailed
		? __(
				'Your front page could not be shown here, so this is a drawing of a page. The survey will look the same on your site.',
				'userfeedback'
			)
		: __(
				'Try it like a visitor: nothing you answer here is saved.',
				'userfeedback'
			);
}
