<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\DatabaseError;
use UserFeedback\Model\Survey;
use UserFeedback\Responses\AjaxFallback;
use UserFeedback\Support\Assets;
use UserFeedback\Surveys\SurveyService;

/**
 * Adds surveys to visitors' pages: one JSON script and one deferred loader, or nothing.
 *
 * @since 0.1.0
 */
final class WidgetPage {

	private const LOADER = 'userfeedback-loader';

	/**
	 * @param Closure(): SurveyService $surveys Called only if a survey may show.
	 */
	public function __construct(
		private readonly PublishedSurveys $published,
		private readonly Closure $surveys,
		private readonly SurveyData $data,
		private readonly Assets $assets
	) {}

	/** Survey of this page's block or shortcode; 0 for none. */
	private int $first = 0;

	/** @var list<Survey> Surveys whose data is printed in the footer. */
	private array $onPage = [];

	/**
	 * Adds the loader if a survey may show. Otherwise adds nothing and runs no query.
	 */
	public function enqueue(): void {
		$ids  = $this->published->due();
		$next = $this->published->nextAt();
		if ( ( $ids === [] && $next === null ) || is_embed() ) {
			return;
		}
		try {
			$surveys = $this->showable( $ids );
		} catch ( DatabaseError ) {
			// The tables are missing or broken. wpdb has logged it; the visitor's page must still work.
			return;
		}
		if ( $surveys === [] && $next === null ) {
			return;
		}
		$loader = $this->assets->script( 'widget/loader' );
		wp_enqueue_script(
			self::LOADER,
			$loader['src'],
			[],
			$loader['version'],
			[
				'in_footer' => true,
				'strategy'  => 'defer',
			]
		);
		$this->onPage = $surveys;
		// Before the footer's scripts (priority 20), so that the loader finds the data.
		add_action( 'wp_footer', [ $this, 'printData' ], 10 );
	}

	/**
	 * Shows a survey before all others on this page, if it is published.
	 */
	public function askFirst( int $surveyId ): void {
		$this->first = $surveyId;
	}

	/**
	 * The survey that this page shows before all others, 0 for none. Known from the footer on.
	 *
	 * @since 0.4.0
	 */
	public function first(): int {
		return $this->first;
	}

	/**
	 * The surveys that visitors may see now, with their texts, in the shape of WidgetSchema::due().
	 *
	 * @param int $first Survey of the page's block or shortcode; 0 for none.
	 * @return array{strings: array<string, string>, surveys: list<array<string, mixed>>}
	 * @throws DatabaseError When the tables cannot be read.
	 */
	public function dueData( int $first ): array {
		return $this->data->ofSurveys( self::inOrder( $this->showable( $this->published->due() ), $first ) );
	}

	/**
	 * @param list<int> $ids
	 * @return list<Survey>
	 */
	private function showable( array $ids ): array {
		return $ids === [] ? [] : array_values( array_filter( ( $this->surveys )()->showable( $ids ), $this->data->isAnswerable( ... ) ) );
	}

	/**
	 * @param list<Survey> $surveys
	 * @return list<Survey>
	 */
	private static function inOrder( array $surveys, int $first ): array {
		usort( $surveys, static fn ( Survey $a, Survey $b ) => ( $b->id === $first ) <=> ( $a->id === $first ) );
		return $surveys;
	}

	/**
	 * Action wp_footer: prints the data that the loader reads.
	 */
	public function printData(): void {
		// With HEX_TAG, "</script>" in a title does not end the script.
		$json = wp_json_encode( $this->data( self::inOrder( $this->onPage, $this->first ) ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
		wp_print_inline_script_tag(
			is_string( $json ) ? $json : '{}',
			[
				'type' => 'application/json',
				'id'   => 'userfeedback-data',
			]
		);
	}

	/**
	 * Page data in the shape of WidgetSchema::data().
	 *
	 * @param list<Survey> $surveys
	 * @return array<string, mixed>
	 */
	public function data( array $surveys ): array {
		$next = $this->published->nextAt();
		return [
			'submit_url'     => rest_url( 'userfeedback/v1/surveys/%d/responses' ),
			'fallback_url'   => admin_url( 'admin-ajax.php?action=' . AjaxFallback::ACTION . '&survey_id=%d' ),
			'impression_url' => rest_url( 'userfeedback/v1/surveys/%d/impression' ),
			'progress_url'   => rest_url( 'userfeedback/v1/surveys/%d/progress' ),
			'page'           => [
				'id'   => is_singular() ? get_queried_object_id() : null,
				'name' => html_entity_decode( wp_get_document_title(), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			],
		] + $this->data->of( $surveys ) + ( $next === null ? [] : [ 'due' => $this->due( $next ) ] );
	}

	/**
	 * When and where to request the next survey. Contains nothing about that survey.
	 *
	 * @return array{at: string, url: string}
	 */
	private function due( string $next ): array {
		$url = rest_url( 'userfeedback/v1/surveys/due' );
		$url = $this->first === 0 ? $url : add_query_arg( 'first', $this->first, $url );
		return [ 'at' => $next, 'url' => $url ];
	}
}
