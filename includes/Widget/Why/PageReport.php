<?php

declare( strict_types=1 );

namespace UserFeedback\Widget\Why;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\DatabaseError;
use UserFeedback\Model\Survey;
use UserFeedback\Support\AdminPages;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Surveys\SurveySummary;
use UserFeedback\Widget\PageSurveys;

/**
 * What the server knows about the surveys of a page: which are on it, and why others are not. The browser adds what depends on the visitor
 * (src/widget/why).
 *
 * @since 0.4.0
 */
final class PageReport {

	/** Surveys that are reported with all texts. The others are only named, with the reason that is known without reading them. */
	public const MAX_SURVEYS = 50;

	public function __construct(
		private readonly SurveyRepository $repository,
		private readonly SurveyService $surveys,
		private readonly PageSurveys $page,
		private readonly SurveyTexts $texts
	) {}

	/**
	 * The report for people who may edit surveys, in the shape of WhySchema::report().
	 *
	 * @param int  $first     The survey that the page shows before all others; 0 for none.
	 * @param bool $canManage See Reasons::all().
	 * @param bool $isDebug   Whether it is written to the browser's console too.
	 * @return array<string, mixed>
	 * @throws DatabaseError When the tables cannot be read.
	 */
	public function forEditor( int $first, bool $canManage, bool $isDebug ): array {
		$drafts = $this->surveys->countByStatus()['draft'] ?? 0;
		/* translators: %s: number of surveys. */
		$text = _n( '%s draft', '%s drafts', $drafts, 'userfeedback' );
		return [
			'editor' => [
				'edit_url'    => Reasons::builderUrl(),
				'list_url'    => AdminPages::url( AdminPages::SURVEYS ),
				'preview_url' => rest_url( 'userfeedback/v1/surveys/%d/preview' ),
				'nonce'       => wp_create_nonce( 'wp_rest' ),
				'drafts'      => $drafts === 0 ? '' : sprintf( $text, number_format_i18n( $drafts ) ),
			],
		] + $this->report( $first, $canManage, $isDebug, true );
	}

	/**
	 * The report for everybody, for the debug mode. Contains no titles, because some of these surveys are not published yet.
	 *
	 * @param int $first See forEditor().
	 * @return array<string, mixed>
	 * @throws DatabaseError When the tables cannot be read.
	 */
	public function forEverybody( int $first ): array {
		return $this->report( $first, false, true, false );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function report( int $first, bool $canManage, bool $isDebug, bool $hasTitles ): array {
		$named = $this->repository->published();
		// As on the page: that of the block or shortcode first, otherwise in their order.
		usort( $named, static fn ( SurveySummary $a, SurveySummary $b ) => ( $b->id === $first ) <=> ( $a->id === $first ) );
		$byId   = array_column( $this->repository->findMany( array_slice( array_column( $named, 'id' ), 0, self::MAX_SURVEYS ) ), null, 'id' );
		$known  = count( $named ) > self::MAX_SURVEYS ? $this->page->reasonsHere() : [];
		$report = fn ( SurveySummary $summary ) => isset( $byId[ $summary->id ] )
			? $this->survey( $byId[ $summary->id ], $hasTitles )
			: self::named( $summary, $known[ $summary->id ] ?? null, $hasTitles );
		return [
			'lang'     => get_bloginfo( 'language' ),
			'dir'      => is_rtl() ? 'rtl' : 'ltr',
			'is_debug' => $isDebug,
			'surveys'  => array_map( $report, $named ),
			'reasons'  => Reasons::all( $canManage ),
			'strings'  => WhyStrings::all(),
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private function survey( Survey $survey, bool $hasTitle ): array {
		return [
			'id'     => $survey->id,
			'title'  => $hasTitle ? $survey->title : '',
			'hidden' => $this->page->hiddenBecause( $survey ),
			'when'   => $this->texts->when( $survey ),
			'texts'  => (object) $this->texts->reasons( $survey ),
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function named( SurveySummary $survey, ?string $hidden, bool $hasTitle ): array {
		return [
			'id'     => $survey->id,
			'title'  => $hasTitle ? $survey->title : '',
			'hidden' => $hidden,
			'when'   => '',
			'texts'  => (object) [],
		];
	}
}
