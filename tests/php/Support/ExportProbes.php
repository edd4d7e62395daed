<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Licensing\Feature;

/**
 * Every request of exports that asks for a feature, for FeatureProbes.
 */
trait ExportProbes {

	/**
	 * @return iterable<Probe>
	 */
	private function ofExports(): iterable {
		$path    = '/userfeedback/v1/exports';
		$general = [
			'survey_id' => $this->answered->id,
			'format'    => 'csv',
		];
		$days    = [
			'start' => '2026-01-25',
			'end'   => '2026-01-30',
		];
		$probes  = [
			''                => [],
			' report=general' => [ 'report' => 'general' ],
			' report=question' => [
				'report'      => 'question',
				'question_id' => 'q1',
			],
			' question_id'    => [
				'report'      => 'question',
				'question_id' => 'q2',
			],
			' format=csv'     => [],
			' format=xlsx'    => [ 'format' => 'xlsx' ],
			' format=json'    => [ 'format' => 'json' ],
			' option_columns' => [ 'option_columns' => true ],
			' start'          => $days,
			' end'            => $days,
			' filter'         => [ 'filter' => [ 'status' => 'publish' ] ],
		];
		foreach ( $probes as $name => $changes ) {
			yield new Probe( "POST /exports$name", Feature::Exports, fn () => $this->post( $path, $changes + $general ) );
		}
	}
}
