<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use Random\Engine\Mt19937;
use Random\Randomizer;
use UserFeedback\Database\Connection;
use UserFeedback\Database\DatabaseError;
use UserFeedback\Licensing\Plan;
use UserFeedback\Plugin;
use UserFeedback\PostRatings\Votes\RatingModeration;
use UserFeedback\PostRatings\Votes\RatingRecount;
use UserFeedback\PostRatings\Votes\VoteAccess;
use WP_REST_Request;

/**
 * Visitors and owners of a race for ratings, see Worker: each process is several of them, one after the other.
 */
final class RateTask {

	/** SQLite has one writer: a visitor who found it busy tries again. */
	private const PATIENCE = 40;

	/**
	 * @param array<string, mixed> $arguments votes: list of [ post, browser, value ]; or seed: int, steps: int, posts: ids, to do at random what
	 *                                        visitors and owners do.
	 * @return array<string, int> How often what came of it.
	 */
	public static function run( array $arguments ): array {
		$plugin = OtherPlan::of( Plan::Elite )->takeOver();
		$done   = [];
		foreach ( self::steps( $plugin, $arguments ) as $result ) {
			$done[ $result ] = ( $done[ $result ] ?? 0 ) + 1;
		}
		return $done;
	}

	/**
	 * @param array<string, mixed> $arguments
	 * @return iterable<string>
	 */
	private static function steps( Plugin $plugin, array $arguments ): iterable {
		foreach ( (array) ( $arguments['votes'] ?? [] ) as [ $post, $browser, $value ] ) {
			for ( $try = 1; $try <= self::PATIENCE; $try++ ) {
				$status = self::rate( $plugin, (int) $post, (string) $browser, (int) $value );
				yield "$status";
				if ( $status !== 503 ) {
					break;
				}
				usleep( random_int( 1, 20_000 ) );
			}
		}
		$random = new Randomizer( new Mt19937( (int) ( $arguments['seed'] ?? 0 ) ) );
		for ( $step = 0; $step < (int) ( $arguments['steps'] ?? 0 ); $step++ ) {
			$posts = (array) $arguments['posts'];
			yield self::atRandom( $plugin, $random, (int) $posts[ $random->getInt( 0, count( $posts ) - 1 ) ] );
		}
	}

	private static function atRandom( Plugin $plugin, Randomizer $random, int $post ): string {
		$actions = [ 'rate', 'rate', 'rate', 'rate', 'rate', 'spam', 'spam', 'restore', 'delete', 'recount' ];
		$action  = $actions[ $random->getInt( 0, count( $actions ) - 1 ) ];
		try {
			if ( $action === 'rate' || $action === 'spam' ) {
				$browser = 'Browser ' . $random->getInt( 1, 30 );
				return "$action " . self::rate( $plugin, $post, $browser, $random->getInt( 1, 5 ), $action === 'spam' );
			}
			if ( $action === 'recount' ) {
				return $plugin->get( RatingRecount::class )->run( $post ) ? 'recount found an error' : 'recount';
			}
			$connection = $plugin->get( Connection::class );
			$rows       = $connection->rows( 'SELECT id FROM %i WHERE post_id = %d', $connection->table( 'ratings' ), $post );
			$ids        = array_slice( $random->shuffleArray( array_map( intval( ... ), array_column( $rows, 'id' ) ) ), 0, 3 );
			$plugin->get( RatingModeration::class )->$action( $post, $ids );
			return $action;
		} catch ( DatabaseError $error ) {
			return $error->isTransient() ? "$action busy" : "$action failed: {$error->getMessage()}";
		}
	}

	/**
	 * Sends one rating, as a program would if it is spam, and answers its status.
	 */
	public static function rate( Plugin $plugin, int $post, string $browser, int $value, bool $isSpam = false ): int {
		$_SERVER['HTTP_USER_AGENT'] = $browser;

		$request = new WP_REST_Request( 'POST', "/userfeedback/v1/posts/$post/rating" );
		$request->set_header( 'Content-Type', 'application/json' );
		$body = [
			'value'      => $value,
			'nonce'      => $plugin->get( VoteAccess::class )->token( $post ),
			'website'    => $isSpam ? 'x' : '',
			'elapsed_ms' => $isSpam ? 0 : 900,
		];
		$request->set_body( (string) wp_json_encode( $body ) );
		return rest_get_server()->dispatch( $request )->get_status();
	}
}
