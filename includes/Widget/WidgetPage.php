<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\DatabaseError;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Assets;
use UserFeedback\Widget\Inline\InlinePage;

/**
 * Adds surveys to visitors' pages: one JSON script and one deferred loader, or nothing.
 *
 * @since 0.1.0
 */
final class WidgetPage {

	private const LOADER = 'userfeedback-loader';

	public function __construct(
		private readonly PageSurveys $surveys,
		private readonly SurveyData $data,
		private readonly Assets $assets,
		private readonly InlinePage $inline
	) {
		$this->choice = new PageChoice();
	}

	/** Survey of this page's block or shortcode; 0 for none. */
	private int $first = 0;

	/** The surveys that the footer prints. */
	private PageChoice $choice;

	/**
	 * Adds the loader if a survey may show. Otherwise adds nothing and runs no query.
	 */
	public function enqueue(): void {
		if ( is_embed() ) {
			return;
		}
		try {
			$this->choice = $this->surveys->here();
		} catch ( DatabaseError ) {
			// The tables are missing or broken. wpdb has logged it; the visitor's page must still work.
			return;
		}
		if ( $this->choice->isEmpty() ) {
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
	 * The surveys of a page that was created before which visitors may see now, with their texts, in the shape of WidgetSchema::due().
	 *
	 * @param string $listed See PageSurveys::due().
	 * @param int    $first  Survey of the page's block or shortcode; 0 for none.
	 * @return array{strings: array<string, string>, surveys: list<array<string, mixed>>}
	 * @throws DatabaseError When the tables cannot be read.
	 */
	public function dueData( string $listed, int $first ): array {
		$due = $this->surveys->due( $listed );
		return $this->data->ofSurveys( self::inOrder( $due->surveys, $first ), $due->rules, $first );
	}

	/**
	 * Why PHP leaves a survey out of the page that WordPress is creating, see PageSurveys::hiddenBecause().
	 *
	 * @since 0.4.0
	 */
	public function hiddenBecause( Survey $survey ): ?string {
		return $this->surveys->hiddenBecause( $survey );
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
		$popups = $this->popups();
		if ( $popups === [] && $this->choice->nextAt === null ) {
			wp_dequeue_script( self::LOADER );
			return;
		}
		// With HEX_TAG, "</script>" in a title does not end the script.
		$data = $this->data( self::inOrder( $popups, $this->first ) );
		$json = wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
		wp_print_inline_script_tag(
			is_string( $json ) ? $json : '{}',
			[
				'type' => 'application/json',
				'id'   => 'userfeedback-data',
			]
		);
	}

	/**
	 * The surveys that may show as a popup: those in the content of the page do not.
	 *
	 * @return list<Survey>
	 */
	private function popups(): array {
		$inline = $this->inline->surveyIds();
		return array_values( array_filter( $this->choice->surveys, static fn ( Survey $survey ) => ! in_array( $survey->id, $inline, true ) ) );
	}

	/**
	 * Page data in the shape of WidgetSchema::data().
	 *
	 * @param list<Survey> $surveys
	 * @return array<string, mixed>
	 */
	public function data( array $surveys ): array {
		return PageAddresses::here() + $this->data->of( $surveys, $this->choice->rules, $this->first ) + $this->due() + $this->visitor();
	}

	/**
	 * When and where to request the next survey. Contains nothing about that survey but its id.
	 *
	 * @return array{due?: array{at: string, url: string}}
	 */
	private function due(): array {
		if ( $this->choice->nextAt === null ) {
			return [];
		}
		$url = add_query_arg( 'surveys', $this->listedPopups(), rest_url( 'userfeedback/v1/surveys/due' ) );
		return [
			'due' => [
				'at'  => $this->choice->nextAt,
				'url' => $this->first === 0 ? $url : add_query_arg( 'first', $this->first, $url ),
			],
		];
	}

	/**
	 * PageChoice::$listed without the surveys in the content of the page.
	 */
	private function listedPopups(): string {
		$inline  = $this->inline->surveyIds();
		$isPopup = static fn ( string $item ) => ! in_array( (int) $item, $inline, true );
		return implode( ',', array_filter( explode( ',', $this->choice->listed ), $isPopup ) );
	}

	/**
	 * The roles of the logged-in visitor, if a page rule needs them. The page of anonymous visitors never contains anything about them, since it is
	 * cached.
	 *
	 * @return array{visitor?: array{roles: list<string>}}
	 */
	private function visitor(): array {
		return $this->choice->asksAccount && is_user_logged_in()
			? [ 'visitor' => [ 'roles' => array_values( wp_get_current_user()->roles ) ] ]
			: [];
	}
}
