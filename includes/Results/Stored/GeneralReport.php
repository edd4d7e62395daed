<?php

declare( strict_types=1 );

namespace UserFeedback\Results\Stored;

defined( 'ABSPATH' ) || exit;

use Closure;
use DateTimeZone;
use UserFeedback\Model\Client;
use UserFeedback\Model\Response;
use UserFeedback\Model\ResponseStatus;
use UserFeedback\Responses\AnsweredResponse;
use UserFeedback\Responses\PageName;
use UserFeedback\StoredData\Headings;

/**
 * One row for each response: what is known of it, then its answers.
 *
 * @phpstan-type Facts array{country: string, seconds: int|null, tags: list<string>}
 * @since 0.5.0
 */
final class GeneralReport implements Report {

	/**
	 * @param DateTimeZone                                $zone  Of the site: dates are written in it.
	 * @param Closure( list<int> ): array<int, Facts> $facts By response.
	 */
	public function __construct(
		private readonly AnswerColumns $columns,
		private readonly DateTimeZone $zone,
		private readonly Closure $facts
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
			...$this->columns->titles(),
		];
	}

	public function rows( array $responses ): array {
		$facts = ( $this->facts )( array_map( static fn ( AnsweredResponse $answered ) => $answered->response->id, $responses ) );
		$pages = self::pageNames( $responses );
		return array_map(
			fn ( AnsweredResponse $answered ) => [
				...$this->details( $answered->response, $pages[ $answered->response->page->url ], $facts[ $answered->response->id ] ?? null ),
				...$this->columns->cells( $answered ),
			],
			$responses
		);
	}

	public function summary(): ?array {
		return null;
	}

	public function pause(): array {
		return [];
	}

	public function resume( array $state ): void {}

	/**
	 * @param list<AnsweredResponse> $responses
	 * @return array<string, string> By URL: many responses come from few pages.
	 */
	private static function pageNames( array $responses ): array {
		$pages = array_column( array_map( static fn ( AnsweredResponse $answered ) => $answered->response->page, $responses ), null, 'url' );
		PageName::preload( array_values( $pages ) );
		return array_map( PageName::of( ... ), $pages );
	}

	/**
	 * @param Facts|null $facts
	 * @return list<string|int|\DateTimeImmutable|null>
	 */
	private function details( Response $response, string $page, ?array $facts ): array {
		return [
			$response->id,
			$response->submittedAt->setTimezone( $this->zone ),
			$page,
			$response->page->url,
			self::device( $response->client->device ),
			Client::name( $response->client->browser ),
			Client::name( $response->client->os ),
			$facts['country'] ?? '',
			$response->ip,
			self::status( $response->status ),
			$response->isTest ? __( 'Yes', 'userfeedback' ) : __( 'No', 'userfeedback' ),
			$facts['seconds'] ?? null,
			implode( ', ', $facts['tags'] ?? [] ),
		];
	}

	private static function device( string $code ): string {
		return match ( $code ) {
			'desktop' => __( 'Desktop', 'userfeedback' ),
			'tablet'  => __( 'Tablet', 'userfeedback' ),
			'mobile'  => __( 'Mobile', 'userfeedback' ),
			default   => '',
		};
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
