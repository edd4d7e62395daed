<?php

declare( strict_types=1 );

namespace UserFeedback\Heatmaps;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;

/**
 * Whether the page of this request is recorded, for the add-on. Costs a page that is not recorded one look at an autoloaded option.
 *
 * @phpstan-import-type Entry from RecordingList
 * @phpstan-type PageData array{v: int, heatmap: int, token: string, sample: int, url: string}
 * @since 0.7.0
 */
final class PageHeatmap {

	/** Version of the data: pages in caches outlive updates. */
	private const VERSION = 1;

	/**
	 * What the recorder needs, the same for all visitors; null where nothing is recorded: on other pages, for people who may edit, in previews and
	 * where the plan has no heatmaps. Call it when WordPress knows the page (template_redirect or later).
	 *
	 * @phpstan-return PageData|null
	 */
	public static function current(): ?array {
		$recorded = get_option( RecordingList::OPTION, [] );
		if ( ! is_array( $recorded ) || $recorded === [] || ! self::isVisit() ) {
			return null;
		}
		$page  = PagePath::ofRequest( Cast::string( wp_unslash( $_SERVER['REQUEST_URI'] ?? '' ) ) );
		$entry = $page === null ? null : $recorded[ $page ] ?? null;
		return $entry === null ? null : [
			'v'       => self::VERSION,
			'heatmap' => Cast::int( Cast::at( $entry, '0' ) ),
			'token'   => Cast::string( Cast::at( $entry, '2' ) ),
			'sample'  => Cast::int( Cast::at( $entry, '1' ) ),
			'url'     => rest_url( 'userfeedback/v1/heatmaps' ),
		];
	}

	/**
	 * Whether this is a page that visitors see, and not seen by somebody who edits the site.
	 */
	private static function isVisit(): bool {
		return ! is_404()
			&& ! is_preview()
			&& ! is_feed()
			&& ! is_embed()
			&& ! is_customize_preview()
			&& ! current_user_can( 'edit_posts' );
	}
}
