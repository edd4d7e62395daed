<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Cast;
use UserFeedback\Surveys\Settings\SettingSections;

/**
 * Where visitors meet a survey, and which other published surveys are shown on the same pages.
 *
 * Pages are compared coarsely: "all pages" overlaps with everything, page rules only with equal ones. Surveys without a common device do not
 * overlap.
 *
 * @since 0.3.0
 */
final class SurveyReach {

	/** As many published surveys as visitors' pages know (Widget\PublishedSurveys). */
	private const MAX_SURVEYS = 200;

	public function __construct(
		private readonly SurveyService $surveys,
		private readonly SurveyRepository $repository,
		private readonly SettingSections $sections,
		private readonly FeatureGate $gate
	) {}

	/**
	 * What the owner of a survey needs to see it on the site.
	 *
	 * @return array{view_url: string, overlaps: list<Survey>} A page of the site on which the survey shows, and other published surveys
	 *                                                         that are shown on the same pages, in the order in which they are tried.
	 * @throws SurveyNotFound When there is no such survey.
	 */
	public function of( int $id ): array {
		$survey  = $this->surveys->get( $id );
		$target  = $this->target( $survey );
		$ids     = array_column( $this->repository->published( self::MAX_SURVEYS ), 'id' );
		$byId    = array_column( $this->repository->findMany( array_values( array_diff( $ids, [ $id ] ) ) ), null, 'id' );
		$ordered = array_values( array_filter( array_map( static fn ( int $other ) => $byId[ $other ] ?? null, $ids ) ) );
		return [
			'view_url' => home_url( '/' ),
			'overlaps' => array_values( array_filter( $ordered, fn ( Survey $other ) => self::overlap( $target, $this->target( $other ) ) ) ),
		];
	}

	/**
	 * The targeting that visitors' pages get, so without locked settings.
	 */
	private function target( Survey $survey ): mixed {
		return Cast::at( $this->sections->visitorValues( $survey, $this->gate->keeps( ... ) ), SettingSections::SETTINGS, 'targeting' );
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
		$pages = Cast::at( $target, 'pages' ) ?? 'all';
		return $pages === 'all' ? null : array_map( static fn ( mixed $rule ) => (string) wp_json_encode( $rule ), self::list( $target, 'page_rules' ) );
	}

	/**
	 * @param list<mixed> $one   Empty for all devices.
	 * @param list<mixed> $other
	 */
	private static function shareDevices( array $one, array $other ): bool {
		return $one === [] || $other === [] || array_uintersect( $one, $other, static fn ( mixed $a, mixed $b ) => $a <=> $b ) !== [];
	}

	/**
	 * @return list<mixed>
	 */
	private static function list( mixed $target, string $name ): array {
		$list = Cast::at( $target, $name );
		return is_array( $list ) ? array_values( $list ) : [];
	}
}
