<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

use UserFeedback\Support\Cast;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Surveys\SurveySummary;

/**
 * The autoloaded option that tells, without a query, whether a page may show a survey.
 *
 * It is derived from the surveys and written after each save's commit; what is in it decides nothing but whether to look further.
 */
final class PublishedSurveys {

	public const OPTION = 'userfeedback_published';

	/** The option is loaded with every page of the site, so it stays below 32 KB (docs/architecture.md). */
	private const MAX_SURVEYS = 200;

	/** Pages live long in caches: a survey is on the page this long before it shows, and the loader's clock decides. */
	private const AHEAD = '+48 hours';

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly Clock $clock
	) {}

	public function register(): void {
		// Before the page caches are emptied: the next page is made from the option.
		add_action( 'userfeedback_visible_surveys_changed', $this->refresh( ... ), 10, 0 );
	}

	/**
	 * Writes the option anew from the surveys.
	 */
	public function refresh(): void {
		$entries = array_map(
			static fn ( SurveySummary $survey ) => [
				'id'         => $survey->id,
				'publish_at' => $survey->publishAt === null ? null : Dates::toIso( $survey->publishAt ),
			],
			$this->surveys->published( self::MAX_SURVEYS )
		);
		update_option( self::OPTION, $entries, true );
	}

	/**
	 * Surveys that are published now or within two days, in the order in which they are tried.
	 *
	 * @return list<int>
	 */
	public function due(): array {
		/** @var mixed $entries */
		$entries = get_option( self::OPTION, [] );
		$latest  = Dates::toIso( $this->clock->now()->modify( self::AHEAD ) );
		$ids     = [];
		foreach ( is_array( $entries ) ? $entries : [] as $entry ) {
			$publishAt = Cast::at( $entry, 'publish_at' );
			// Both are ISO 8601 in UTC, so their order as text is their order in time.
			if ( $publishAt === null || $publishAt <= $latest ) {
				$ids[] = Cast::int( Cast::at( $entry, 'id' ) );
			}
		}
		return $ids;
	}
}
