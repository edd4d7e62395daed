<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use DateTimeImmutable;
use UserFeedback\Heatmaps\HeatmapRepository;
use UserFeedback\Licensing\Feature;
use UserFeedback\Plugin;

/**
 * Every request of heatmaps that asks for a feature, for FeatureProbes.
 */
trait HeatmapProbes {

	/** Pages that were asked to be recorded: each can be once. */
	private int $recordings = 0;

	/**
	 * @return iterable<Probe>
	 */
	private function ofHeatmaps(): iterable {
		$path  = '/userfeedback/v1/heatmaps';
		$all   = Plugin::instance()->get( HeatmapRepository::class );
		$id    = $all->ofPage( '/probed' )->id ?? $all->insert( '/probed', 0, '', 100, 100, new DateTimeImmutable(), 1 );
		$days  = [
			'from' => '2026-01-25',
			'to'   => '2026-01-30',
		];
		$reads = [
			'GET /heatmaps'                           => [ $path, [] ],
			'GET /heatmaps filter'                    => [ $path, [ 'filter' => [ 'status' => 'paused' ] ] ],
			'GET /heatmaps/pages/{id}'                => [ "$path/pages/$id", $days ],
			'GET /heatmaps/pages/{id} from'           => [ "$path/pages/$id", $days ],
			'GET /heatmaps/pages/{id} to'             => [ "$path/pages/$id", $days ],
		];
		foreach ( [ 'click', 'dead', 'rage', 'move', 'scroll' ] as $kind ) {
			$reads[ "GET /heatmaps/pages/{id} kind=$kind" ] = [ "$path/pages/$id", [ 'kind' => $kind ] + $days ];
		}
		foreach ( [ 'desktop', 'tablet', 'mobile' ] as $device ) {
			$reads[ "GET /heatmaps/pages/{id} device=$device" ] = [ "$path/pages/$id", [ 'device' => $device ] + $days ];
		}
		foreach ( $reads as $name => [ $url, $query ] ) {
			yield new Probe( $name, Feature::HeatmapResults, fn () => $this->get( $url, $query ) );
		}
		$post   = (int) wp_insert_post( [ 'post_title' => 'Recorded', 'post_status' => 'publish' ] );
		$bodies = [
			''              => [],
			' url'          => [],
			' title'        => [ 'title' => 'Ours' ],
			' wanted_views' => [ 'wanted_views' => 500 ],
			' sample'       => [ 'sample' => 10 ],
		];
		foreach ( $bodies as $name => $body ) {
			$create = fn () => $this->post( "$path/pages", $body + [ 'url' => home_url( '/probed-' . ++$this->recordings ) ] );
			yield new Probe( "POST /heatmaps/pages$name", Feature::Heatmaps, $create );
		}
		yield new Probe( 'POST /heatmaps/pages post_id', Feature::Heatmaps, fn () => $this->post( "$path/pages", [ 'post_id' => $post ] ) );
		foreach ( $bodies + [ ' state=recording' => [ 'state' => 'recording' ] ] as $name => $body ) {
			if ( $name !== ' url' ) {
				yield new Probe( "POST /heatmaps/pages/{id}$name", Feature::Heatmaps, fn () => $this->post( "$path/pages/$id", $body ) );
			}
		}
		$export = [
			'kind'   => 'heatmaps',
			'format' => 'csv',
		];
		foreach ( [ '' => [], ' heatmap_id' => [ 'heatmap_id' => $id ] ] as $name => $body ) {
			$start = fn () => $this->post( '/userfeedback/v1/exports', $body + $export );
			yield new Probe( "POST /exports$name", Feature::HeatmapResults, $start, 'heatmaps', Feature::Exports );
		}
	}
}
