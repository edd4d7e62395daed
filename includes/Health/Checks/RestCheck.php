<?php

declare( strict_types=1 );

namespace UserFeedback\Health\Checks;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Health\Finding;
use UserFeedback\Health\HealthCheck;
use UserFeedback\Health\Loopback;
use UserFeedback\Responses\SubmissionSchema;
use UserFeedback\Support\Cast;

/**
 * Whether answers of visitors reach the plugin: by the REST API, or at least by admin-ajax.php. Sends an answer to a survey that does not exist.
 *
 * @since 0.7.0
 */
final class RestCheck implements HealthCheck {

	/** Id of no survey. */
	private const NO_SURVEY = 999_999_999_999_999;

	public function __construct( private readonly Loopback $loopback ) {}

	public function id(): string {
		return 'rest';
	}

	public function label(): string {
		return __( 'Way of visitors’ answers', 'userfeedback' );
	}

	public function isQuick(): bool {
		return false;
	}

	public function run( float $seconds ): Finding {
		$rest = $this->send( rest_url( 'userfeedback/v1/surveys/' . self::NO_SURVEY . '/responses' ) );
		if ( $rest === null ) {
			return Finding::recommended(
				__( 'UserFeedback could not check whether visitors can answer', 'userfeedback' ),
				__( 'The site cannot send requests to itself: its server does not know its own address, or a firewall stops them.', 'userfeedback' ),
				__( 'WordPress’ cron and updates need such requests, too. Ask your host to allow them.', 'userfeedback' )
			);
		}
		if ( self::isOurs( $rest ) ) {
			return Finding::good(
				__( 'Visitors can answer surveys', 'userfeedback' ),
				__( 'The REST API of UserFeedback takes requests of visitors who are not logged in.', 'userfeedback' )
			);
		}
		/* translators: %d: an HTTP status, for example 401. */
		$what = sprintf( __( 'The REST API did not let an answer through to UserFeedback (HTTP status %d).', 'userfeedback' ), $rest['status'] );
		$help = __(
			'Allow requests of visitors to /wp-json/userfeedback/v1/ in your security plugin, your firewall and your page cache.',
			'userfeedback'
		);
		$url  = add_query_arg( 'survey_id', self::NO_SURVEY, admin_url( 'admin-ajax.php?action=' . SubmissionSchema::AJAX_ACTION ) );
		$ajax = $this->send( $url );
		if ( $ajax !== null && self::isOurs( $ajax ) ) {
			return Finding::recommended(
				__( 'The REST API is closed to visitors', 'userfeedback' ),
				$what,
				__(
					'Answers come by admin-ajax.php instead. Impressions, post ratings and surveys that become due do not work for all visitors.',
					'userfeedback'
				),
				$help
			);
		}
		return Finding::critical(
			__( 'Visitors’ answers do not reach UserFeedback', 'userfeedback' ),
			$what,
			/* translators: %d: an HTTP status, for example 403. */
			sprintf( __( 'The second way, admin-ajax.php, is closed as well (HTTP status %d).', 'userfeedback' ), $ajax['status'] ?? 0 ),
			__( 'Browsers keep answers for seven days and try again.', 'userfeedback' ),
			$help
		);
	}

	/**
	 * @return array{status: int, body: string}|null
	 */
	private function send( string $url ): ?array {
		$answer = [
			'submission_id'  => wp_generate_uuid4(),
			'answers'        => [],
			'page_submitted' => [
				'url'  => home_url( '/' ),
				'name' => '',
			],
			'nonce'          => '',
			'website'        => '',
			'elapsed_ms'     => 0,
		];
		return $this->loopback->post( $url, (string) wp_json_encode( $answer ), [ 'Content-Type' => 'application/json' ] );
	}

	/**
	 * Whether the plugin has refused it, because there is no such survey.
	 *
	 * @param array{status: int, body: string} $reply
	 */
	private static function isOurs( array $reply ): bool {
		return str_starts_with( Cast::string( Cast::at( json_decode( $reply['body'], true ), 'code' ) ), 'userfeedback_' );
	}
}
