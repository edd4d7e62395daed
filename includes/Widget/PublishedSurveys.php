<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Surveys\SurveySummary;

/**
 * The autoloaded option that tells, without a query, whether a page may show a survey.
 *
 * It is derived from the surveys and written after each save's commit; what is in it decides nothing but whether to look further.
 *
 * @since 0.1.0
 */
final class PublishedSurveys {

	public const OPTION = 'userfeedback_published';

	/** The option is loaded with every page of the site, so it stays below 32 KB (docs/architecture.md). */
	private const MAX_SURVEYS = 200;

	/** Pages live long in caches: this long before a survey shows, its page says when to look again. */
	private const AHEAD = '+48 hours';

	/**
	 * @param Closure(): SurveyRepository $surveys Called only to write the option.
	 */
	public function __construct(
		private readonly Closure $surveys,
		private readonly Clock $clock
	) {}

	/**
	 * Writes the option anew from the surveys.
	 */
	public function refresh(): void {
		$entries = array_map(
			static fn ( SurveySummary $survey ) => [
				'id'         => $survey->id,
				'publish_at' => $survey->publishAt === null ? null : Dates::toIso( $survey->publishAt ),
			],
			( $this->surveys )()->published( self::MAX_SURVEYS )
		);
		update_option( self::OPTION, $entries, true );
	}

	/**
	 * Whether a page has anything to carry: a survey that is published, or the moment at which one is due.
	 */
	public function isPageConcerned(): bool {
		return $this->due() !== [] || $this->nextAt() !== null;
	}

	/**
	 * Surveys that are published now, in the order in which they are tried.
	 *
	 * @return list<int>
	 */
	public function due(): array {
		$now = Dates::toIso( $this->clock->now() );
		$due = array_filter( $this->entries(), static fn ( array $entry ) => $entry['publish_at'] === null || $entry['publish_at'] <= $now );
		return array_column( $due, 'id' );
	}

	/**
	 * When the first of the surveys starts that are due later, but within two days: ISO 8601 in UTC, null when none is.
	 */
	public function nextAt(): ?string {
		$now    = Dates::toIso( $this->clock->now() );
		$latest = Dates::toIso( $this->clock->now()->modify( self::AHEAD ) );
		// All are ISO 8601 in UTC, so their order as text is their order in time.
		$later = array_filter( array_column( $this->entries(), 'publish_at' ), static fn ( ?string $at ) => $at > $now && $at <= $latest );
		return $later === [] ? null : min( $later );
	}

	/**
	 * @return list<array{id: int, publish_at: string|null}>
	 */
	private function entries(): array {
		/** @var mixed $entries */
		$entries = get_option( self::OPTION, [] );
		return array_map(
			static fn ( mixed $entry ) => [
				'id'         => Cast::int( Cast::at( $entry, 'id' ) ),
				'publish_at' => Cast::at( $entry, 'publish_at' ) === null ? null : Cast::string( Cast::at( $entry, 'publish_at' ) ),
			],
			is_array( $entries ) ? array_values( $entries ) : []
		);
	}
}
