<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;
use UserFeedback\Surveys\Settings\Behavior\LastDay;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Surveys\SurveySummary;

/**
 * Autoloaded option that tells without a query whether a page may show a survey.
 *
 * Derived from the surveys after each change that visitors see, and daily. It only selects the surveys to read; what shows depends on the surveys
 * themselves.
 *
 * @since 0.1.0
 */
final class PublishedSurveys {

	public const OPTION = 'userfeedback_published';

	/** Pages stay in caches for long: up to this time ahead they contain when the next survey is due. */
	private const AHEAD = '+48 hours';

	/**
	 * @param Closure(): SurveyRepository $surveys Called only to write the option.
	 * @param Closure(): FeatureGate      $gate    Called only if a run time has ended.
	 */
	public function __construct(
		private readonly Closure $surveys,
		private readonly Closure $gate,
		private readonly Clock $clock
	) {}

	/**
	 * Rewrites the option from the surveys.
	 */
	public function refresh(): void {
		$entries = array_map(
			static fn ( SurveySummary $survey ) => [
				'id'         => $survey->id,
				'publish_at' => $survey->publishAt === null ? null : Dates::toIso( $survey->publishAt ),
				'last_day'   => $survey->lastDay,
			],
			( $this->surveys )()->published( SurveyRepository::MAX_PUBLISHED )
		);
		update_option( self::OPTION, $entries, true );
	}

	/**
	 * Whether pages need the widget: a survey is published now or due soon.
	 */
	public function isPageConcerned(): bool {
		return $this->due() !== [] || $this->nextAt() !== null;
	}

	/**
	 * Surveys that are published now and have not expired, in the order in which the loader tries them.
	 *
	 * @return list<int>
	 */
	public function due(): array {
		$now = Dates::toIso( $this->clock->now() );
		$due = array_filter( $this->entries(), static fn ( array $entry ) => $entry['publish_at'] === null || $entry['publish_at'] <= $now );
		return array_column( array_filter( $due, fn ( array $entry ) => ! $this->hasExpired( $entry['last_day'] ) ), 'id' );
	}

	/**
	 * When the next survey within two days is due, ISO 8601 in UTC; null for none.
	 */
	public function nextAt(): ?string {
		$now    = Dates::toIso( $this->clock->now() );
		$latest = Dates::toIso( $this->clock->now()->modify( self::AHEAD ) );
		// All times are ISO 8601 in UTC, so they can be compared as strings.
		$later = array_filter( array_column( $this->entries(), 'publish_at' ), static fn ( ?string $at ) => $at > $now && $at <= $latest );
		return $later === [] ? null : min( $later );
	}

	/**
	 * Whether a run time has ended. The last day is compared here, so that the option needs no change when the zone or the plan changes.
	 */
	private function hasExpired( ?string $lastDay ): bool {
		return $lastDay !== null
			&& LastDay::end( $lastDay, $this->clock->zone() ) <= $this->clock->now()
			&& ( $this->gate )()->keeps( Feature::RunTime );
	}

	/**
	 * @return list<array{id: int, publish_at: string|null, last_day: string|null}>
	 */
	private function entries(): array {
		/** @var mixed $entries */
		$entries = get_option( self::OPTION, [] );
		return array_map(
			static fn ( mixed $entry ) => [
				'id'         => Cast::int( Cast::at( $entry, 'id' ) ),
				'publish_at' => Cast::at( $entry, 'publish_at' ) === null ? null : Cast::string( Cast::at( $entry, 'publish_at' ) ),
				'last_day'   => Cast::at( $entry, 'last_day' ) === null ? null : Cast::string( Cast::at( $entry, 'last_day' ) ),
			],
			is_array( $entries ) ? array_values( $entries ) : []
		);
	}
}
