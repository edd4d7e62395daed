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
use UserFeedback\Support\Json;
use UserFeedback\Surveys\PageRules\RuleGroups;
use UserFeedback\Surveys\Settings\Behavior\LastDay;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Surveys\SurveySummary;

/**
 * Autoloaded option that tells without a query which surveys a page may show: their ids, times, last days and page rules.
 *
 * Derived from the surveys after each change that visitors see, and daily. It only selects the surveys to read; what shows depends on the surveys
 * themselves.
 *
 * @since 0.1.0
 *
 * @phpstan-import-type Groups from RuleGroups
 * @phpstan-type Entry array{id: int, publish_at: string|null, rules: Groups|null}
 */
final class PublishedSurveys {

	public const OPTION = 'userfeedback_published';

	/** Pages stay in caches for long: up to this time ahead they contain when the next survey is due. */
	private const AHEAD = '+48 hours';

	/** Bytes of all page rules in the option, which every request loads. A survey whose rules are too long for it is read from the database. */
	private const MAX_RULES = 16_000;

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
		$repository = ( $this->surveys )();
		$published  = $repository->published( SurveyRepository::MAX_PUBLISHED );
		$byId       = array_column( $repository->findMany( array_column( $published, 'id' ) ), null, 'id' );
		$left       = self::MAX_RULES;
		$entries    = [];
		foreach ( $published as $survey ) {
			$rules = isset( $byId[ $survey->id ] ) ? RuleGroups::ofSurvey( $byId[ $survey->id ] ) : [];
			$bytes = $rules === [] ? 0 : strlen( Json::encode( $rules ) );
			$fits  = $bytes <= $left;
			$left -= $fits ? $bytes : 0;

			$entries[] = self::entry( $survey ) + ( $rules === [] ? [] : [ 'rules' => $fits ? $rules : null ] );
		}
		update_option( self::OPTION, $entries, true );
	}

	/**
	 * Whether pages need the widget: a survey is published now or due soon.
	 */
	public function isPageConcerned(): bool {
		return $this->now() !== [] || $this->soon() !== [];
	}

	/**
	 * Surveys that are published now and have not expired, in the order in which the loader tries them: latest publish date first (creation date if
	 * there is none), then highest id.
	 *
	 * @since 0.4.0
	 *
	 * @return list<Entry>
	 */
	public function now(): array {
		$now = Dates::toIso( $this->clock->now() );
		// All times are ISO 8601 in UTC, so they can be compared as strings.
		return $this->entries( static fn ( ?string $at ) => $at === null || $at <= $now );
	}

	/**
	 * Surveys that are due within two days, in the same order.
	 *
	 * @since 0.4.0
	 *
	 * @return list<Entry>
	 */
	public function soon(): array {
		$now    = Dates::toIso( $this->clock->now() );
		$latest = Dates::toIso( $this->clock->now()->modify( self::AHEAD ) );
		return $this->entries( static fn ( ?string $at ) => $at > $now && $at <= $latest );
	}

	/**
	 * @return array{id: int, publish_at: string|null, last_day?: string}
	 */
	private static function entry( SurveySummary $survey ): array {
		return [
			'id'         => $survey->id,
			'publish_at' => $survey->publishAt === null ? null : Dates::toIso( $survey->publishAt ),
		] + ( $survey->lastDay === null ? [] : [ 'last_day' => $survey->lastDay ] );
	}

	/**
	 * Whether a run time has ended. Compared on each page, so that the option stays valid when the zone or the plan changes.
	 *
	 * @param string $lastDay '' for no end.
	 */
	private function hasExpired( string $lastDay ): bool {
		return $lastDay !== ''
			&& LastDay::end( $lastDay, $this->clock->zone() ) <= $this->clock->now()
			&& ( $this->gate )()->keeps( Feature::RunTime );
	}

	/**
	 * @param Closure( string|null ): bool $isChosen Gets the time of publication.
	 * @return list<Entry>
	 */
	private function entries( Closure $isChosen ): array {
		/** @var mixed $stored */
		$stored  = get_option( self::OPTION, [] );
		$entries = [];
		foreach ( is_array( $stored ) ? $stored : [] as $entry ) {
			$at = Cast::at( $entry, 'publish_at' ) === null ? null : Cast::string( Cast::at( $entry, 'publish_at' ) );
			if ( !$isChosen( $at ) || $this->hasExpired( Cast::string( Cast::at( $entry, 'last_day' ) ) ) ) {
				continue;
			}

			/** @var Groups|null $rules */
			$rules     = is_array( $entry ) && array_key_exists( 'rules', $entry ) ? $entry['rules'] : [];
			$entries[] = [
				'id'         => Cast::int( Cast::at( $entry, 'id' ) ),
				'publish_at' => $at,
				'rules'      => $rules,
			];
		}
		return $entries;
	}
}
