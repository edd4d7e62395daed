<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Container;
use UserFeedback\Database\Connection;
use UserFeedback\Database\Migrator;
use UserFeedback\Database\RateLimiter;
use UserFeedback\Database\RotatingKey;
use UserFeedback\Database\SiteKey;
use UserFeedback\Database\Transaction;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\PostRatings\Votes\RatingModeration;
use UserFeedback\PostRatings\Votes\RatingRecount;
use UserFeedback\PostRatings\Votes\RatingRecountCommand;
use UserFeedback\PostRatings\Votes\RatingRepository;
use UserFeedback\PostRatings\Votes\RatingTotalsRepository;
use UserFeedback\PostRatings\Votes\VoteAccess;
use UserFeedback\PostRatings\Votes\VoteController;
use UserFeedback\PostRatings\Votes\VoteLimits;
use UserFeedback\PostRatings\Votes\VoterKeys;
use UserFeedback\PostRatings\Votes\VoterRequest;
use UserFeedback\PostRatings\Votes\VoteService;
use UserFeedback\PostRatings\Votes\VoteWriter;
use UserFeedback\Responses\UnknownProxies;
use UserFeedback\Support\ClientIp;
use UserFeedback\Support\Clock;
use UserFeedback\Support\VisitorToken;

/**
 * Defines the services of votes; Module calls it.
 *
 * @since 0.6.0
 */
final class VoteServices {

	/** Autoloaded option with the secret that hashes of addresses need, replaced every thirty days. */
	public const SALT = 'userfeedback_rating_salt';

	private const SALT_DAYS = 30;

	/**
	 * Tells the container how to make them.
	 */
	public static function define( Container $container ): void {
		self::defineStorage( $container );
		self::defineVoters( $container );
		$container->define(
			VoteService::class,
			static fn ( Container $c ) => new VoteService(
				$c->get( VoteAccess::class ),
				new VoteLimits( $c->get( RateLimiter::class ), $c->get( UnknownProxies::class ), $c->get( Clock::class ) ),
				$c->get( VoterKeys::class ),
				$c->get( VoteWriter::class ),
				$c->get( RatingRepository::class ),
				$c->get( RatingFiguresReader::class ),
				$c->get( Clock::class )
			)
		);
		$container->define(
			VoteController::class,
			static fn ( Container $c ) => new VoteController(
				$c->get( VoteService::class ),
				$c->get( VoterRequest::class ),
				$c->get( Migrator::class )
			)
		);
		$container->define(
			RatingModeration::class,
			static fn ( Container $c ) => new RatingModeration(
				$c->get( RatingRepository::class ),
				$c->get( RatingTotalsRepository::class ),
				$c->get( RatingFiguresReader::class ),
				$c->get( FeatureGate::class ),
				$c->get( Transaction::class ),
				$c->get( Clock::class )
			)
		);
		$container->define(
			RatingRecount::class,
			static fn ( Container $c ) => new RatingRecount(
				$c->get( RatingRepository::class ),
				$c->get( RatingTotalsRepository::class ),
				$c->get( Transaction::class )
			)
		);
		$container->define(
			RatingRecountCommand::class,
			static fn ( Container $c ) => new RatingRecountCommand( $c->lazy( RatingRecount::class ), $c->lazy( WorkRunner::class ) )
		);
	}

	private static function defineStorage( Container $container ): void {
		foreach ( [ RatingRepository::class, RatingTotalsRepository::class ] as $name ) {
			$container->define( $name, static fn ( Container $c ) => new $name( $c->get( Connection::class ) ) );
		}
		$container->define(
			RatingFiguresReader::class,
			static fn ( Container $c ) => new RatingFiguresReader( $c->get( RatingTotalsRepository::class ) )
		);
		$container->define(
			VoteWriter::class,
			static fn ( Container $c ) => new VoteWriter(
				$c->get( RatingRepository::class ),
				$c->get( RatingTotalsRepository::class ),
				$c->get( Transaction::class ),
				$c->get( Clock::class )
			)
		);
	}

	private static function defineVoters( Container $container ): void {
		$container->define(
			RotatingKey::class,
			static fn ( Container $c ) => new RotatingKey( $c->get( Connection::class ), $c->get( Clock::class ), self::SALT, self::SALT_DAYS )
		);
		$container->define(
			VoterKeys::class,
			static fn ( Container $c ) => new VoterKeys(
				SiteKey::get( $c->get( Connection::class ) ),
				$c->get( RotatingKey::class )->get( ... ),
				get_current_blog_id()
			)
		);
		$container->define(
			VoteAccess::class,
			static fn ( Container $c ) => new VoteAccess( $c->get( FeatureGate::class ), $c->get( VisitorToken::class ) )
		);
		$container->define( VoterRequest::class, static fn ( Container $c ) => new VoterRequest( $c->get( ClientIp::class ) ) );
	}
}
