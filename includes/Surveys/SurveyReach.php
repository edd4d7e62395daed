<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Cast;
use UserFeedback\Support\NotFound;
use UserFeedback\Surveys\Settings\SettingSections;
use UserFeedback\Surveys\Settings\Targeting\Pages;

/**
 * Where visitors meet a survey, and which other published surveys are for the same pages.
 *
 * Pages are compared coarsely: "all pages" overlaps with everything, page rules only with equal ones. Surveys without a common device do not
 * overlap.
 *
 * @since 0.3.0
 */
final class SurveyReach {

	/** Other surveys that are named; the rest is counted. */
	private const NAMED = 3;

	/** Different settings that are in memory at once. */
	private const BATCH = 200;

	public function __construct(
		private readonly SurveyService $surveys,
		private readonly SurveyRepository $repository,
		private readonly SurveyReachRepository $reached,
		private readonly SettingSections $sections,
		private readonly FeatureGate $gate
	) {}

	/**
	 * What the owner of a survey needs to see it on the site.
	 *
	 * @return array{view_url: string|null, overlaps: list<array{survey: Survey, shows_first: bool}>, overlaps_count: int} A page of the site on
	 *         which the survey shows, null if its rules name none; the first of the other published surveys for the same pages, in the order in which
	 *         they are tried, and whether they are tried before this one; the number of all of these surveys.
	 * @throws NotFound When there is no such survey.
	 */
	public function of( int $id ): array {
		$survey = $this->surveys->get( $id );
		$target = $this->target( $survey );
		$hashes = [];
		$count  = 0;
		// Many surveys have equal settings, which are compared once.
		foreach ( array_chunk( $this->reached->groups( $id ), self::BATCH ) as $groups ) {
			$settings = $this->reached->settings( array_column( $groups, 'id' ) );
			foreach ( $groups as [ 'id' => $one, 'hash' => $hash, 'count' => $surveys ] ) {
				if ( isset( $settings[ $one ] ) && self::overlap( $target, $this->target( $survey->with( settings: $settings[ $one ] ) ) ) ) {
					$hashes[] = $hash;
					$count   += $surveys;
				}
			}
		}
		$overlaps = [];
		foreach ( SurveyBatches::of( $this->repository, $this->reached->first( $hashes, $id, self::NAMED ) ) as $other ) {
			$overlaps[] = [
				'survey'      => $other,
				'shows_first' => self::place( $other ) > self::place( $survey ),
			];
		}
		return [
			'view_url'       => self::viewUrl( $target ),
			'overlaps'       => $overlaps,
			'overlaps_count' => $count,
		];
	}

	/**
	 * Pages try the survey with the greatest one first, as SurveyRepository::published() sorts them.
	 *
	 * @return array{DateTimeImmutable, int}
	 */
	private static function place( Survey $survey ): array {
		return [ $survey->publishAt ?? $survey->createdAt, $survey->id ];
	}

	/**
	 * The targeting that takes effect, so without locked settings.
	 */
	private function target( Survey $survey ): mixed {
		$section = $this->sections->all()['settings.targeting'] ?? null;
		return $section === null ? null : $this->sections->effective( $survey, $section, $this->gate->keeps( ... ) );
	}

	private static function viewUrl( mixed $target ): ?string {
		if ( Cast::at( $target, 'pages' ) !== Pages::CUSTOM ) {
			return home_url( '/' );
		}
		foreach ( self::list( $target, 'page_rules' ) as $rule ) {
			$url = match ( Cast::at( $rule, 'type' ) ) {
				'page_url_is'    => Cast::string( Cast::at( $rule, 'data' ) ),
				'specific_pages' => (string) get_permalink( Cast::int( Cast::at( $rule, 'data', '0', 'id' ) ) ),
				default          => '',
			};
			if ( $url !== '' ) {
				return $url;
			}
		}
		return null;
	}

	private static function overlap( mixed $one, mixed $other ): bool {
		$rules  = self::rules( $one );
		$others = self::rules( $other );
		$shared = $rules === null || $others === null || array_intersect( $rules, $others ) !== [];
		return $shared && self::shareDevices( self::list( $one, 'devices' ), self::list( $other, 'devices' ) );
	}

	/**
	 * The page rules, each as a comparable text; null for all pages.
	 *
	 * @return list<string>|null
	 */
	private static function rules( mixed $target ): ?array {
		return Cast::at( $target, 'pages' ) !== Pages::CUSTOM ? null : array_map(
			static fn ( mixed $rule ) => (string) wp_json_encode( [ Cast::at( $rule, 'type' ), Cast::at( $rule, 'data' ) ] ),
			self::list( $target, 'page_rules' )
		);
	}

	/**
	 * @param list<mixed> $one   Empty for all devices.
	 * @param list<mixed> $other
	 */
	private static function shareDevices( array $one, array $other ): bool {
		$devices = array_filter( $one, static fn ( mixed $device ) => in_array( $device, $other, true ) );
		return $one === [] || $other === [] || $devices !== [];
	}

	/**
	 * @return list<mixed>
	 */
	private static function list( mixed $target, string $name ): array {
		$list = Cast::at( $target, $name );
		return is_array( $list ) ? array_values( $list ) : [];
	}
}
