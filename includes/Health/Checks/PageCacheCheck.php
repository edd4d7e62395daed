<?php

declare( strict_types=1 );

namespace UserFeedback\Health\Checks;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Health\Finding;
use UserFeedback\Health\Loopback;
use UserFeedback\Health\RepairableCheck;
use UserFeedback\Support\CachedPages;
use UserFeedback\Support\Cast;

/**
 * Page caches: they pass forms of visitors without scripts on, and serve no pages of before the last change. Looks at the front page.
 *
 * @since 0.7.0
 */
final class PageCacheCheck implements RepairableCheck {

	/** Id of no survey. */
	private const NO_SURVEY = '999999999999999';

	/** What Widget\Inline\InlineRequest answers to a form of no survey. */
	private const CLOSED = 410;

	public function __construct( private readonly Loopback $loopback ) {}

	public function id(): string {
		return 'page-cache';
	}

	public function label(): string {
		return __( 'Page cache', 'userfeedback' );
	}

	public function isQuick(): bool {
		return false;
	}

	public function repairLabel(): string {
		return __( 'Empty the page caches', 'userfeedback' );
	}

	public function run( float $seconds ): Finding {
		$page  = $this->loopback->get( home_url( '/' ) );
		$fresh = $this->loopback->get( add_query_arg( 'userfeedback_fresh', wp_generate_password( 8, false ), home_url( '/' ) ) );
		$form  = $this->loopback->post( home_url( '/' ), [ 'userfeedback_survey' => self::NO_SURVEY ] );
		if ( $page === null || $fresh === null || $form === null ) {
			return Finding::recommended(
				__( 'UserFeedback could not check the page cache', 'userfeedback' ),
				__( 'The site cannot send requests to itself: its server does not know its own address, or a firewall stops them.', 'userfeedback' )
			);
		}
		if ( self::surveys( $page['body'] ) !== self::surveys( $fresh['body'] ) ) {
			return Finding::critical(
				__( 'The page cache serves old pages', 'userfeedback' ),
				__( 'Visitors of the front page get other surveys than those that are published now.', 'userfeedback' ),
				__( 'A page cache or a CDN has kept the page of before, and UserFeedback could not empty it.', 'userfeedback' ),
				__( 'Empty the caches. If this stays, empty your CDN’s cache by hand, and after each change that you publish.', 'userfeedback' )
			)->repairable();
		}
		if ( $form['status'] !== self::CLOSED ) {
			return Finding::recommended(
				__( 'The page cache answers forms', 'userfeedback' ),
				/* translators: %d: an HTTP status, for example 200. */
				sprintf( __( 'A form that was sent to the front page did not arrive (HTTP status %d).', 'userfeedback' ), $form['status'] ),
				__( 'Visitors whose browsers run no scripts cannot answer surveys in pages. All others can.', 'userfeedback' ),
				__( 'Set your page cache, CDN or firewall to pass POST requests on.', 'userfeedback' )
			);
		}
		return Finding::good(
			__( 'Page caches work with UserFeedback', 'userfeedback' ),
			__( 'The front page is the newest one for visitors, and forms of visitors without scripts reach UserFeedback.', 'userfeedback' )
		);
	}

	public function repair( int $userId, bool $isCli ): void {
		CachedPages::outdate();
	}

	/**
	 * The surveys of a page with their revisions, and the version that has made it.
	 *
	 * @return list<string>
	 */
	private static function surveys( string $html ): array {
		if ( preg_match( '#<script[^>]* id="userfeedback-data"[^>]*>(.*?)</script>#s', $html, $found ) !== 1 ) {
			return [];
		}
		$data    = json_decode( $found[1], true );
		$surveys = Cast::at( $data, 'surveys' );
		$texts   = [ 'v' . Cast::string( Cast::at( $data, 'v' ) ) ];
		foreach ( is_array( $surveys ) ? $surveys : [] as $survey ) {
			$texts[] = (string) wp_json_encode( [ Cast::at( $survey, 'id' ), Cast::at( $survey, 'title' ), Cast::at( $survey, 'questions' ) ] );
		}
		return $texts;
	}
}
