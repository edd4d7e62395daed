<?php

declare( strict_types=1 );

namespace UserFeedback\Results\Stored;

defined( 'ABSPATH' ) || exit;

use Closure;
use DateTimeZone;
use UserFeedback\Model\Client;
use UserFeedback\Model\Page;
use UserFeedback\Model\ResponseStatus;
use UserFeedback\Responses\GivenAnswers;
use UserFeedback\Responses\PageName;
use UserFeedback\Responses\ResponsePresenter;
use UserFeedback\StoredData\Headings;
use UserFeedback\Support\Locales;

/**
 * One row for each response: what is known of it, then its answers.
 *
 * @since 0.5.0
 */
final class GeneralReport implements Report {

	/** Names of pages that are kept for the responses that follow. */
	private const KEPT = 2000;

	/** @var array<string, string> By key(). */
	private array $pages = [];

	/** @var array<string, string> Words for codes: to translate a word costs more than the rest of its cell. */
	private array $words = [];

	/**
	 * @param DateTimeZone                                $zone  Of the site: dates are written in it.
	 * @param Closure( list<int> ): array<int, list<string>> $tags By response.
	 * @param bool                                        $hasLanguage See ResponseLayout.
	 */
	public function __construct(
		private readonly AnswerColumns $columns,
		private readonly DateTimeZone $zone,
		private readonly Closure $tags,
		private readonly bool $hasLanguage = false
	) {}

	public function name(): string {
		return __( 'Responses', 'userfeedback' );
	}

	public function titles(): array {
		return [
			__( 'Response', 'userfeedback' ),
			Headings::submitted( $this->zone ),
			__( 'Page', 'userfeedback' ),
			__( 'Page address', 'userfeedback' ),
			__( 'Device', 'userfeedback' ),
			__( 'Browser', 'userfeedback' ),
			__( 'OS', 'userfeedback' ),
			__( 'Country', 'userfeedback' ),
			__( 'User IP', 'userfeedback' ),
			__( 'Status', 'userfeedback' ),
			__( 'Test', 'userfeedback' ),
			__( 'Seconds', 'userfeedback' ),
			__( 'Tags', 'userfeedback' ),
			...( $this->hasLanguage ? [ __( 'Language', 'userfeedback' ) ] : [] ),
			...$this->columns->titles(),
		];
	}

	public function rows( array $responses ): array {
		$tags  = $responses === [] ? [] : ( $this->tags )( array_map( static fn ( GivenAnswers $answered ) => $answered->response->id, $responses ) );
		$pages = $this->pageNames( $responses );
		$rows  = [];
		foreach ( $responses as $answered ) {
			$response = $answered->response;
			$client   = $response->client;
			$rows[]   = [
				$response->id,
				$response->submittedAt->setTimezone( $this->zone ),
				$pages[ spl_object_id( $response->page ) ],
				$response->page->url,
				$this->words[ $client->device ] ??= ResponsePresenter::deviceName( $client->device ),
				Client::name( $client->browser ),
				Client::name( $client->os ),
				$response->country,
				$response->ip,
				$this->words[ $response->status->value ] ??= self::status( $response->status ),
				$this->words[ $response->isTest ? 'yes' : 'no' ] ??= $response->isTest ? __( 'Yes', 'userfeedback' ) : __( 'No', 'userfeedback' ),
				$response->seconds,
				implode( ', ', $tags[ $response->id ] ?? [] ),
				// As other programs name languages: de-DE.
				...( $this->hasLanguage ? [ Locales::tag( $response->language ) ] : [] ),
				...$this->columns->cells( $answered->answers ),
			];
		}
		return $rows;
	}

	public function summary(): ?array {
		return null;
	}

	public function pause(): array {
		return [];
	}

	public function resume( array $state ): void {}

	/**
	 * @param list<GivenAnswers> $responses
	 * @return array<int, string> By the object of the page, which many responses share.
	 */
	private function pageNames( array $responses ): array {
		$pages = [];
		foreach ( $responses as $answered ) {
			$pages[ spl_object_id( $answered->response->page ) ] = $answered->response->page;
		}
		$needed = [];
		foreach ( $pages as $page ) {
			$needed[ self::key( $page ) ] = $page;
		}
		// Before: what the part needs must not be among what is dropped.
		$this->pages = array_slice( $this->pages, 0, self::KEPT, true );

		$this->pages = PageName::ofMany( array_diff_key( $needed, $this->pages ) ) + $this->pages;
		return array_map( fn ( Page $page ) => $this->pages[ self::key( $page ) ], $pages );
	}

	/** No page and the entry of further pages have no URL. */
	private static function key( Page $page ): string {
		return "$page->url $page->name";
	}

	private static function status( ResponseStatus $status ): string {
		return match ( $status ) {
			ResponseStatus::Publish => __( 'Published', 'userfeedback' ),
			ResponseStatus::Trash   => __( 'Trash', 'userfeedback' ),
			ResponseStatus::Spam    => __( 'Spam', 'userfeedback' ),
			ResponseStatus::Partial => __( 'Partial', 'userfeedback' ),
			ResponseStatus::Held    => __( 'Held back', 'userfeedback' ),
		};
	}
}
