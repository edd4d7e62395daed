<?php
/**
 * One of the writers: prints "ready", then for each line { survey: id, seconds: number, counts: bool } on standard input writes responses of
 * that survey for so long, with or without their counts, and prints what came of it. Ends with the input.
 */

declare( strict_types=1 );

use UserFeedback\Database\DatabaseError;
use UserFeedback\Model\Answer;
use UserFeedback\Model\OptionId;
use UserFeedback\Plugin;
use UserFeedback\Responses\CountDelta;
use UserFeedback\Responses\NewResponse;
use UserFeedback\Responses\NewResponseRepository;

( static function (): void {
	require __DIR__ . '/boot.php';
	$plugin      = Plugin::instance();
	$responses   = $plugin->get( NewResponseRepository::class );
	$counts      = $plugin->get( \UserFeedback\Responses\Counts\CountWriter::class );
	$transaction = $plugin->get( \UserFeedback\Database\Transaction::class );
	$GLOBALS['wpdb']->suppress_errors( true );

	$write = static function ( int $surveyId, bool $withCounts ) use ( $responses, $counts, $transaction ): int {
		$label      = 'Option ' . random_int( 1, 5 );
		$answers    = [ Answer::choice( 'choice', [ $label ] ) ];
		$now        = new DateTimeImmutable( 'now', new DateTimeZone( 'UTC' ) );
		$response   = new NewResponse( $answers, $now, 1 );
		$tries      = 0;
		$transaction->run(
			static function () use ( $surveyId, $response, $withCounts, $label, $now, $responses, $counts, &$tries ): void {
				++$tries;
				$day = $now->format( 'Y-m-d' );
				$responses->insert( $surveyId, $response, $day );
				if ( $withCounts ) {
					$counts->add(
						$surveyId,
						$day,
						[
							new CountDelta( '', OptionId::RESPONSES ),
							new CountDelta( 'choice', OptionId::ANSWERED ),
							new CountDelta( 'choice', OptionId::ofLabel( $label ) ),
						]
					);
				}
			}
		);
		return $tries - 1;
	};

	fwrite( STDOUT, "ready\n" );
	while ( ( $line = fgets( STDIN ) ) !== false ) {
		$order  = json_decode( $line, true, 512, JSON_THROW_ON_ERROR );
		$result = [
			'stored'  => 0,
			'retries' => 0,
			'errors'  => [],
		];
		$end    = microtime( true ) + $order['seconds'];
		while ( microtime( true ) < $end ) {
			try {
				$result['retries'] += $write( $order['survey'], $order['counts'] );
				++$result['stored'];
			} catch ( DatabaseError $error ) {
				$result['errors'][] = $error->getMessage();
			}
		}
		fwrite( STDOUT, wp_json_encode( $result ) . "\n" );
	}
} )();
